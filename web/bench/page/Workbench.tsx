// A laboratory's page: controls that stay in reach, and what they move beside them.

import { type ReactNode, useId, useState } from 'react';
import styles from './Workbench.module.css';

export interface WorkbenchProps {
  /** The controls. */
  readonly panel: ReactNode;
  /** The most important values in one line, for the folded panel of a phone. */
  readonly brief: string;
  /** What the controls move, in a word: it stays in sight while they cover the figures of a phone. */
  readonly headline?: ReactNode;
  readonly children: ReactNode;
}

export function Workbench({ panel, brief, headline, children }: WorkbenchProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.bench}>
      <section
        aria-label="Parameters"
        className={styles.panel}
        data-open={isOpen}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setIsOpen(false);
        }}
      >
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.lines}>
            {headline}
            <span className={styles.brief}>{brief}</span>
          </span>
          <span className={styles.more}>{isOpen ? 'Close' : 'Change'}</span>
        </button>
        <div id={id} className={styles.content}>
          {panel}
        </div>
      </section>
      <div className={styles.results}>{children}</div>
    </div>
  );
}
