// What few readers look for stays a line until it is opened. It is in the page all the time: the browser finds words in it.

import type { ReactNode } from 'react';
import styles from './Folded.module.css';

export function Folded({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
