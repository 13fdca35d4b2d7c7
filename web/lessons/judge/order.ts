// Judges an order of items: two items may be in either order if the 95% interval of their paired differences contains 0.

import { estimate } from '../../sim/estimate.ts';

/** The first two items in the wrong order, as indices; null if there are none. */
export function firstWrongPair(
  values: readonly (readonly number[])[],
  order: readonly number[],
  isLargestFirst: boolean,
): readonly [before: number, behind: number] | null {
  const sign = isLargestFirst ? 1 : -1;
  for (const [place, before] of order.entries()) {
    for (const behind of order.slice(place + 1)) {
      const others = values[behind] ?? [];
      const more = (values[before] ?? []).map((value, run) => sign * ((others[run] ?? Number.NaN) - value));
      const { mean, ci95 } = estimate(more);
      if (mean - (ci95 ?? 0) > 0) return [before, behind];
    }
  }
  return null;
}
