// Which of two sides a measure is of, behind its name: both sides have the same one.

import styles from './MeasureTable.module.css';
import type { Measure } from './table.ts';

export function SideName({ of: { side } }: { of: Pick<Measure, 'side'> }) {
  return side === '' ? null : <span className={styles.side}>, {side}</span>;
}
