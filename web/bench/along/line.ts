// A curve: one measure along a parameter.

import type { Samples } from '../results/samples.ts';

/** Means of a curve's points with the ends of their 95% intervals, which are NaN if there is only one replication. */
export interface Line {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Half-widths of the 95% intervals. */
  readonly half: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** The points from index `first` on that have results; missing points do not break the line. */
export function lineOf<M extends string>(
  samples: Samples<M>,
  measure: M,
  xs: readonly number[],
  first: number,
): Line {
  const known = xs.flatMap((x, i) => {
    const found = samples.estimate(measure, first + i);
    return found === null ? [] : [{ x, mean: found.mean, half: found.ci95 ?? Number.NaN }];
  });
  const column = (of: (point: (typeof known)[number]) => number) => Float64Array.from(known, of);
  return {
    x: column(({ x }) => x),
    y: column(({ mean }) => mean),
    half: column(({ half }) => half),
    low: column(({ mean, half }) => mean - half),
    high: column(({ mean, half }) => mean + half),
  };
}
