// The figures of a laboratory: all of them, or one that has the page to itself. What is not shown computes nothing.

import { type ComponentType, memo, useEffect, useRef } from 'react';
import type { LabId } from '#pkg/params.ts';
import { useScenario } from '../../scenario/react.tsx';
import { PlaceProvider } from '../figure/Place.tsx';
import styles from './FigureSet.module.css';

/** A figure as a laboratory hands it over. Its name is that of its value of the parameter `fig`. */
export interface FigureEntry<I extends string = string> {
  readonly id: I;
  /** It takes the whole width among the others. */
  readonly isWide?: boolean;
  /** On a phone its stage is as high as it needs, and does not stay on top. */
  readonly isTall?: boolean;
  readonly Figure: ComponentType;
}

interface FigureSetProps {
  readonly lab: LabId;
  readonly figures: readonly FigureEntry[];
}

/** Width of an A4 or a Letter page between its edges: drawings keep the width of the screen, and are scaled to it. */
const PAPER = 690;

export const FigureSet = memo(function FigureSet({ lab, figures }: FigureSetProps) {
  const { fig } = useScenario(lab);
  const shown = figures.filter(({ id }) => fig === 'all' || fig === id);
  const set = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fit = () => {
      for (const element of set.current?.children ?? []) {
        if (element instanceof HTMLElement) {
          element.style.setProperty('--print-scale', `${Math.min(1, PAPER / element.offsetWidth)}`);
        }
      }
    };
    window.addEventListener('beforeprint', fit);
    return () => window.removeEventListener('beforeprint', fit);
  }, []);
  return (
    <div ref={set} className={styles.figures}>
      {shown.map(({ id, isWide = false, Figure }) => (
        <div
          key={id}
          className={styles.figure}
          data-figure={id}
          data-wide={isWide || fig === id || undefined}
        >
          <PlaceProvider lab={lab} figure={id}>
            <Figure />
          </PlaceProvider>
        </div>
      ))}
    </div>
  );
});
