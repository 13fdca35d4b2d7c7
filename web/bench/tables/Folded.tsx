// Folds away text that few readers look for. The text is always in the page, so that the browser's search finds it.

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
