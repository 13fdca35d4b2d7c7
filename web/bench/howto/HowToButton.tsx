// The button under a figure that opens the sheet on how to read it; the sheet loads with its first use.

import { use, useRef, useState } from 'react';
import figure from '../../charts/figure/Figure.module.css';
import type { LegendItem } from '../../charts/figure/Legend.tsx';
import { late } from '../../late/late.tsx';
import { usePlace } from '../context/FigurePlace.tsx';
import { HowToContext } from './howTo.ts';

const HowToSheet = late('how to read it', async () => (await import('./HowToSheet.tsx')).HowToSheet);

interface HowToButtonProps {
  readonly title: string;
  /** The figure's legend: the sheet says what its entries stand for. */
  readonly legend: readonly LegendItem[];
}

export function HowToButton({ title, legend }: HowToButtonProps) {
  const place = usePlace();
  const source = use(HowToContext);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { figure: id } = place;
  if (source === null || id === null || source.only?.includes(id) === false) return null;
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`act ${figure.button}`}
        aria-expanded={isOpen}
        aria-label={`How to read: ${title}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        How to read
      </button>
      {isOpen && (
        <HowToSheet lab={place.lab} figure={id} legend={legend} load={source.load} onClose={close} />
      )}
    </>
  );
}
