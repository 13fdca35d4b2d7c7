// Histogram of times, in bins of equal, round width.

import { tickStep } from 'd3-array';
import { BINS } from '#pkg/alf.blocking.heads.ts';
import { estimate, halfDensity, meanDensity } from '../../../sim/estimate.ts';

/** Bins of round width from 0 to the largest of these times. */
export function binEdges(lists: readonly ArrayLike<number>[]): Float64Array {
  let most = 0;
  for (const list of lists) for (let i = 0; i < list.length; i += 1) most = Math.max(most, list[i] ?? 0);
  const width = most === 0 ? 1 : tickStep(0, most, BINS);
  // the last bin holds the largest time, also where that lies on an edge
  const count = Math.floor(most / width) + 1;
  return Float64Array.from({ length: count + 1 }, (_, i) => i * width);
}

/**
 * Shares of times in bins: means over the runs, and half-widths of their 95% intervals (undefined for a single run).
 */
export interface Shares {
  /** Share of the times that are exactly 0. */
  readonly zero: number;
  readonly zeroHalf: number | undefined;
  /** Share of the times above 0 in each bin. */
  readonly bins: Float64Array;
  readonly half: Float64Array | undefined;
}

export function meanShares(runs: readonly ArrayLike<number>[], edges: Float64Array): Shares {
  const found = runs.map((times) => binShares(times, edges));
  const zero = estimate(found.map((one) => one.zero));
  const bins = found.map((one) => one.bins);
  return {
    zero: zero.mean,
    zeroHalf: zero.ci95 ?? undefined,
    bins: meanDensity(bins),
    half: halfDensity(bins),
  };
}

function binShares(times: ArrayLike<number>, edges: Float64Array) {
  const bins = new Float64Array(Math.max(0, edges.length - 1));
  const width = (edges[1] ?? 1) - (edges[0] ?? 0);
  let zero = 0;
  for (let i = 0; i < times.length; i += 1) {
    const time = times[i] ?? 0;
    if (time === 0) zero += 1;
    else {
      const bin = Math.min(bins.length - 1, Math.floor(time / width));
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
  }
  const all = Math.max(1, times.length);
  return { zero: zero / all, bins: bins.map((count) => count / all) };
}
