// A term that explains itself: a click, a tap or a key opens a small box beside it with one or two sentences.

import type { ReactNode } from 'react';
import { late } from '../late/late.tsx';
import { useOpener } from '../pops/useOpener.ts';
import styles from './Term.module.css';
import type { Explained } from './TermBox.tsx';

const TermBox = late(
  'the explanation',
  async () => (await import('./TermBox.tsx')).TermBox,
  'visually-hidden',
);

interface TermProps {
  readonly explained: Explained;
  /** The term as it is written in the text. */
  readonly children: ReactNode;
}

export function Term({ explained, children }: TermProps) {
  const opener = useOpener();
  return (
    <>
      <button {...opener.button} className={styles.term} data-term="">
        {children}
      </button>
      {opener.isOpen && <TermBox explained={explained} {...opener.box} />}
    </>
  );
}
