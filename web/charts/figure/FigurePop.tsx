import type { ReactNode } from 'react';
import { usePop } from '../../pops/usePop.ts';
import styles from './Figure.module.css';

interface FigurePopProps {
  readonly word: string;
  /** Of the figure. */
  readonly title: string;
  /** Nothing is there before it is opened, and nothing is left when it closes. */
  readonly isFleeting?: boolean;
  readonly children: ReactNode;
}

/** What is wanted rarely is one click away from a figure. */
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
        <span className={styles.always}>{word}</span>
      </button>
      <div {...pop.box} className={`pop ${styles.options}`}>
        {isFleeting && !pop.isOpen ? null : children}
      </div>
    </>
  );
}
