// How much less blocking times vary, as both measures of that have it.

import { change } from '../../../bench/words/numbers.ts';

type Pair = readonly [inOrder: number, outOfOrder: number];

/** ", 59% less jitter as a standard deviation, 84% less as the paper's variance"; empty if that has no meaning. */
export function jitterWords(deviations: Pair, variances: Pair): string {
  const asDeviation = change(...deviations, 'less jitter', 'more jitter');
  if (asDeviation === '') return '';
  if (asDeviation === 'about the same') return ', with about the same jitter';
  return `, ${asDeviation} as a standard deviation, ${change(...variances, 'less', 'more')} as the paper's variance`;
}
