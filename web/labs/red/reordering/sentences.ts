// How much reordering there is, and what it costs, in words.

import { type Part, plain, strong } from '../../../bench/lead/parts.ts';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { roundedToInterval, withHalf } from '../../../bench/words/numbers.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import type { RedMeasure } from '../frontier/lines.ts';

/** "13.3% of the packets are reordered, 0.47% behind three or more; 0.61% are needless retransmissions". */
export function reorderedParts(measures: Pick<Estimates<'red'>, 'get'> | null): Part[] | null {
  const of = (measure: RedMeasure) => measures?.get(measure);
  const [reordered, lag3, copies] = [
    of('reordered_ratio'),
    of('lag3_ratio'),
    of('useless_retransmission_ratio'),
  ];
  if (reordered === undefined || lag3 === undefined || copies === undefined) return null;
  const needless = [strong(shareOf(copies)), plain(' are needless retransmissions')];
  // all that the figure shows then is one bar at displacement 0
  if (reordered.mean === 0) return [strong('every packet'), plain(' arrives in order; '), ...needless];
  return [
    strong(shareOf(reordered)),
    plain(` of the packets are reordered, ${shareOf(lag3)} behind three or more; `),
    ...needless,
  ];
}

/** A share, with the digits that its interval allows. */
function shareOf({ mean, ci95 }: Estimate): string {
  if (mean === 0) return '0%';
  return `${roundedToInterval(100 * mean, ci95 === null ? 0.01 : 100 * ci95)}%`;
}

/** "13.3 ± 0.5%". */
export function shareWords({ mean, ci95 }: Estimate): string {
  const half = 100 * (ci95 ?? 0);
  if (mean === 0 && half === 0) return '0%';
  return `${ci95 === null ? roundedToInterval(100 * mean, 0.01) : withHalf(100 * mean, half)}%`;
}
