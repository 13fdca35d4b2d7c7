// Means and 95% intervals over replications, with the same sums in the same order as Rust's model::stats,
// so that the page shows the digits that the command line prints.

import { STUDENT_975 } from '#pkg/params.ts';

export interface Estimate {
  readonly mean: number;
  /** Half-width of the 95% interval; null if there is only one replication. */
  readonly ci95: number | null;
  /** Number of replications that have a value; undefined for values that are not computed from replications. */
  readonly runs?: number;
}

/**
 * The largest of many means is also the luckiest, but a 95% interval is made for a single mean: of many means, one counts as
 * different from 0 only if it is more than this many half-widths away from 0.
 */
export const LUCK = 2;

/** An interval below this share of its mean comes from rounding alone. */
const ROUNDING = 1e-12;

/** Mean and interval of samples. NaN means no value and is left out; the mean of no value is NaN. */
export function estimate(samples: readonly number[]): Estimate {
  const valued = samples.some(Number.isNaN) ? samples.filter((sample) => !Number.isNaN(sample)) : samples;
  return { ...estimateOf(valued), runs: valued.length };
}

function estimateOf(samples: readonly number[]): Estimate {
  const count = samples.length;
  const mean = sumOf(samples) / count;
  if (count < 2) return { mean, ci95: null };
  let squares = 0;
  for (const sample of samples) squares += (sample - mean) * (sample - mean);
  const deviation = Math.sqrt(squares / (count - 1));
  const half = ((STUDENT_975[count - 1] ?? Number.NaN) * deviation) / Math.sqrt(count);
  // equal samples differ from their mean by the rounding of its sum
  return { mean, ci95: half <= ROUNDING * Math.abs(mean) ? 0 : half };
}

/** The mean at each index over several densities, which may differ in length. */
export function meanDensity(densities: readonly ArrayLike<number>[]): Float64Array {
  const longest = densities.reduce((most, { length }) => Math.max(most, length), 0);
  return Float64Array.from(
    { length: longest },
    (_, k) => sumOf(densities.map((density) => density[k] ?? 0)) / densities.length,
  );
}

/** Half-widths of the 95% intervals of `meanDensity`; undefined for a single density. */
export function halfDensity(densities: readonly ArrayLike<number>[]): Float64Array | undefined {
  if (densities.length < 2) return undefined;
  const longest = densities.reduce((most, { length }) => Math.max(most, length), 0);
  return Float64Array.from(
    { length: longest },
    (_, k) => estimate(densities.map((density) => density[k] ?? 0)).ci95 ?? Number.NaN,
  );
}

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
