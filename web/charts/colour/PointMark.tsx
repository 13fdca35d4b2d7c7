import { useLook } from '../layout/look.ts';
import styles from './PointMark.module.css';

/** A ring at the scenario's own position, visible on every colour. */
export function PointMark({ cx, cy }: { cx: number; cy: number }) {
  if (useLook() === 'mini') return <circle className={styles.small} cx={cx} cy={cy} r={4} />;
  return <circle className={styles.point} data-handle="" cx={cx} cy={cy} r={8} />;
}
