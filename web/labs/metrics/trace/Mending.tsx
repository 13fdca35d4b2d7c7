// Which buffer would put the packets of the measured flow in order.

import type { TraceMeasures } from '#pkg/texts.js';
import { counted } from '../../../bench/words/counts.ts';
import { spanAtLeast } from './sentences.ts';
import styles from './TraceRail.module.css';

export function Mending({ found: { advice, measures } }: { found: TraceMeasures }) {
  const whole = advice.find(({ share }) => share === 1);
  const most = advice.find(({ share }) => share === 0.99);
  if (whole === undefined || measures.reordered === 0) return null;
  const of = ({ packets, time }: typeof whole) =>
    `${counted(packets, 'packet')}${time === undefined ? '' : ` or ${spanAtLeast(time)}`}`;
  const isLess = most !== undefined && most.packets < whole.packets;
  return (
    <section className={styles.part} aria-label="Buffer that restores the order">
      <h3>Buffer that restores the order</h3>
      <p>
        A buffer of {of(whole)} puts all of this flow in order
        {isLess && `; of ${of(most)}, 99% of its reordered packets`}.
      </p>
    </section>
  );
}
