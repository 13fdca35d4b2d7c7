// How long a receiver has to wait to restore the order of a share of the reordered packets, and the delay that this
// adds.

import type { AddedDelay, BufferAdvice, TraceMeasures } from '#pkg/texts.js';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { adviceRows, sharesText } from './advice.ts';
import { spanAtLeast, spanWords } from './sentences.ts';
import styles from './TraceRail.module.css';

export function Mending({
  found: { advice, measures },
}: {
  found: Pick<TraceMeasures, 'advice' | 'measures'>;
}) {
  if (advice.length === 0 || measures.reordered === 0) return null;
  return (
    <section className={styles.part} aria-label="Wait that restores the order">
      <h3>Wait that restores the order</h3>
      <ul className={styles.causes}>
        {adviceRows(advice.map(inTime)).map(({ shares, advice: one }) => (
          <li key={one.share}>
            {sharesText(shares.slice(-1))}: {wordsOf(one)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A buffer by its waiting time only, where times are known, as buffers in packets may differ from row to row. */
function inTime(one: BufferAdvice): BufferAdvice {
  const { share, time, delayByTime } = one;
  return time === undefined ? one : { share, packets: 0, time, ...(delayByTime && { delayByTime }) };
}

function wordsOf({ packets, time, delayByPackets, delayByTime }: BufferAdvice): string {
  if (time === undefined) return `a buffer of ${countWithNoun(packets, 'packet')}${cost(delayByPackets)}`;
  return `${spanAtLeast(time)}${cost(delayByTime)}`;
}

function cost(added: AddedDelay | undefined): string {
  return added === undefined ? '' : `, which adds ${spanWords(added.mean)} on average`;
}
