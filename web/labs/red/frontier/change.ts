// How a disturbance changes queueing delay and utilization at one setting of the queue, replication by replication. A
// saving (saving.ts), in contrast, compares delays at equal utilization, and so at another setting.

import { withHalf } from '../../../bench/words/numbers.ts';
import { timeScale, unknownHalf } from '../../../bench/words/times.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import { type Estimate, estimate } from '../../../sim/estimate.ts';
import type { Outcome } from './saving.ts';

export interface Change {
  /** Change of the queueing delay, ms. */
  readonly wait: Estimate;
  /** Change of the utilization, as a share of the link. */
  readonly use: Estimate;
}

/** The change over the runs that both have; null while there is none. */
export function changeOf(
  disturbed: readonly (Outcome | undefined)[],
  undisturbed: readonly (Outcome | undefined)[],
): Change | null {
  const pairs = disturbed.flatMap((after, run) => {
    const before = undisturbed[run];
    return after === undefined || before === undefined ? [] : [{ before, after }];
  });
  if (pairs.length === 0) return null;
  return {
    wait: estimate(pairs.map(({ before, after }) => after.delay - before.delay)),
    use: estimate(pairs.map(({ before, after }) => after.utilization - before.utilization)),
  };
}

/** "Both at threshold 16: queueing delay −2.2 ± 1.0 ms, utilization +5.2 ± 2.4 points." */
export function changeSentence({ wait, use }: Change, setting: string, at: number): string {
  const [unit, by] = timeScale(Math.abs(wait.mean));
  const waits = signed(wait, 1 / by, unknownHalf(Math.abs(wait.mean)) / by);
  return `Both at ${setting} ${formatCount(at)}: queueing delay ${waits} ${unit}, utilization ${signed(use, 100, 0.1)} points.`;
}

function signed({ mean, ci95 }: Estimate, factor: number, unknown: number): string {
  const words = withHalf(factor * mean, ci95 === null ? unknown : factor * ci95);
  const size = ci95 === null ? words.replace(/ ±.*/, '') : words;
  return size.startsWith('−') || Number.parseFloat(size) === 0 ? size : `+${size}`;
}
