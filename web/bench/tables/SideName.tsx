// Which of two sides a measure is of, behind its name: both sides have the same one.

import type { Measure } from '../results/table.ts';
import styles from './MeasureTable.module.css';

export function SideName({ measure: { side } }: { measure: Pick<Measure, 'side'> }) {
  return side === '' ? null : <span className={styles.side}>, {side}</span>;
}
