// A small plot of one rule: our figure with its 95% interval, the range that the rule allows, and the paper's number, on one axis.

import type { ClaimCheck } from '../sources/claims.ts';
import styles from './RulePlot.module.css';
import { scaleOf } from './scale.ts';

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;

export function RulePlot({ check }: { check: ClaimCheck }) {
  const scale = scaleOf(check);
  if (scale === null) return null;
  const { allowed, interval, mean, stated, from, to } = scale;
  const [low, high] = interval;
  return (
    <div className={styles.plot}>
      <svg className={styles.line} aria-hidden="true">
        {allowed && (
          <rect
            className={styles.allowed}
            x={percent(allowed[0])}
            y="0"
            // a range of a single value is drawn as a line
            style={{ width: `max(2px, ${percent(allowed[1] - allowed[0])})` }}
            height="17"
          />
        )}
        {stated !== null && (
          <line className={styles.stated} x1={percent(stated)} x2={percent(stated)} y1="0" y2="17" />
        )}
        <line className={styles.axis} x1="0" x2="100%" y1="17.75" y2="17.75" />
        <line className={styles.interval} x1={percent(low)} x2={percent(high)} y1="9" y2="9" />
        <circle className={styles.mean} cx={percent(mean)} cy="9" r="4.5" />
      </svg>
      <span>{sign(from)}</span>
      <span>{sign(to)}</span>
    </div>
  );
}

/** A number in at most six digits, with a typographic minus sign. */
function sign(value: number): string {
  return `${Number(value.toPrecision(6))}`.replace('-', '−');
}
