// Means and 95% intervals over replications, with the same sums in the same order as Rust's model::stats,
// so that the page shows the digits that the command line prints.

import { STUDENT_975 } from '#pkg/params.ts';

export interface Estimate {
  readonly mean: number;
  /** Half-width of the 95% interval; null if there is only one replication. */
  readonly ci95: number | null;
  /** Replications that have a value; unknown of what is not reckoned from replications. */
  readonly runs?: number;
}

/**
 * The extreme of many means is also the luckiest, and an interval of 95% is made for one: of many, one is told from 0 where this many
 * times its half-width leave 0 out.
 */
export const LUCK = 2;

/** An interval that is so small a share of its mean comes from rounding alone. */
const ROUNDING = 1e-12;

/** NaN is no value: such samples are left out. The mean of none is NaN. */
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
  // samples that are all the same differ from their mean by what its sum is rounded by
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

/** Half-widths of the 95% intervals of these means; none of a single density. */
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
