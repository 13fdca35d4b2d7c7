// A word that says what it means: a click, a tap or a key opens a small box of one or two sentences beside it.

import { type ReactNode, useRef, useState } from 'react';
import { late } from '../late/late.tsx';
import styles from './Term.module.css';
import type { Explained } from './TermBox.tsx';

const TermBox = late(
  'the explanation',
  async () => (await import('./TermBox.tsx')).TermBox,
  'visually-hidden',
);

interface TermProps {
  readonly of: Explained;
  /** The word as it stands in its place. */
  readonly children: ReactNode;
}

export function Term({ of, children }: TermProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** A press beside an open box closes it, one on its own word too. */
  const wasOpen = useRef(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.term}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-term=""
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          setIsOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
      >
        {children}
      </button>
      {isOpen && <TermBox of={of} button={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}
