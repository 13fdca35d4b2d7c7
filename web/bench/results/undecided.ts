// Whether the runs decide if there is a difference.

import type { Estimate } from '../../sim/estimate.ts';

/** Differences beyond this share of the compared value may matter to somebody. */
const WIDE = 0.05;

/** Whether the runs cannot tell: the interval contains zero, and also differences that matter. `of` is the compared value. */
export function isUndecided({ mean, ci95 }: Pick<Estimate, 'mean' | 'ci95'>, of: number): boolean {
  const [size, half] = [Math.abs(mean), ci95 ?? 0];
  return size <= half && size + half > WIDE * Math.abs(of);
}

/** The end of a sentence about such a difference: "may change the jitter; 2 runs do not show it". */
export function cannotTell(runs: number): string {
  return `; ${runs} ${runs === 1 ? 'run does' : 'runs do'} not show it`;
}
