// How much less blocking times vary, by standard deviation and by variance.

import { changeInWords } from '../../../bench/words/numbers.ts';

type Pair = readonly [inOrder: number, outOfOrder: number];

/** ", a standard deviation 59% smaller, a variance 84% smaller"; empty if a ratio is undefined. */
export function jitterWords(deviations: Pair, variances: Pair): string {
  const asDeviation = changeInWords(...deviations, 'smaller', 'larger');
  if (asDeviation === '') return '';
  if (asDeviation === 'about the same') return ', with about the same standard deviation';
  return `, a standard deviation ${asDeviation}, a variance ${changeInWords(...variances, 'smaller', 'larger')}`;
}
