import type { ReactNode } from 'react';
import { usePop } from '../../pops/usePop.ts';
import styles from './Figure.module.css';

interface FigurePopProps {
  readonly word: string;
  /** The figure's title. */
  readonly title: string;
  /** Whether the content exists only while the box is open. */
  readonly isFleeting?: boolean;
  readonly children: ReactNode;
}

/** A button beside a figure that opens a box with things rarely needed. */
export function FigurePop({ word, title, isFleeting = false, children }: FigurePopProps) {
  const pop = usePop();
  return (
    <>
      <button
        {...pop.button}
        type="button"
        className={`act ${styles.button}`}
        aria-label={`${word}: ${title}`}
      >
        <span>{word}</span>
      </button>
      <div {...pop.box} className={`pop ${styles.options}`}>
        {isFleeting && !pop.isOpen ? null : children}
      </div>
    </>
  );
}
