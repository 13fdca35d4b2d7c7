// The curve of one law against jitter; points that have not come are left out, and the line goes on.

import type { Samples } from '../../../bench/results/samples.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import type { LawId } from './laws.ts';
import type { PointMeasure } from './point.ts';

export interface LawCurve {
  readonly law: LawId;
  readonly jitters: Float64Array;
  readonly md: readonly Estimate[];
  readonly entropy: readonly Estimate[];
  /** Packets beyond the threshold, mean over replications. */
  readonly beyond: Float64Array;
}

/** The curve of a law whose samples start at index `first`. */
export function lawCurve(
  law: LawId,
  samples: Samples<PointMeasure>,
  jitters: readonly number[],
  first: number,
): LawCurve {
  const known = jitters.flatMap((jitter, i) => {
    const md = samples.estimate('md', first + i);
    const entropy = samples.estimate('entropy', first + i);
    const beyond = samples.mean('beyond', first + i);
    return md === null || entropy === null || beyond === null ? [] : [{ jitter, md, entropy, beyond }];
  });
  return {
    law,
    jitters: Float64Array.from(known, ({ jitter }) => jitter),
    md: known.map(({ md }) => md),
    entropy: known.map(({ entropy }) => entropy),
    beyond: Float64Array.from(known, ({ beyond }) => beyond),
  };
}
