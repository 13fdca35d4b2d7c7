// The side of a measure, after its name, which is the same for both sides.

import type { Measure } from '../results/table.ts';
import styles from './MeasureTable.module.css';

export function SideName({ measure: { side } }: { measure: Pick<Measure, 'side'> }) {
  return side === '' ? null : <span className={styles.side}>, {side}</span>;
}
