// Means and 95% intervals over replications, with the same sums in the same order as Rust's model::stats,
// so that the page shows the digits that the command line prints.

import { STUDENT_975 } from '#pkg/params.ts';

export interface Estimate {
  readonly mean: number;
  /** Half-width of the 95% interval; null where there is one replication. */
  readonly ci95: number | null;
}

export function estimate(samples: readonly number[]): Estimate {
  const count = samples.length;
  let sum = 0;
  for (const sample of samples) sum += sample;
  const mean = sum / count;
  if (count < 2) return { mean, ci95: null };
  let squares = 0;
  for (const sample of samples) squares += (sample - mean) * (sample - mean);
  const deviation = Math.sqrt(squares / (count - 1));
  return { mean, ci95: ((STUDENT_975[count - 1] ?? Number.NaN) * deviation) / Math.sqrt(count) };
}

/** Measures of the laboratory by id, as far as their replications have come in. */
export type Measures = ReadonlyMap<string, Estimate>;

/** Rows of replications as `alf_replications` gives them, block after block in replication order. */
export function measuresOf(ids: readonly string[], blocks: readonly Float64Array[]): Measures {
  const columns = ids.length;
  return new Map(
    ids.map((id, column) => {
      const samples: number[] = [];
      for (const block of blocks) {
        for (let at = column; at < block.length; at += columns) samples.push(block[at] ?? Number.NaN);
      }
      return [id, estimate(samples)];
    }),
  );
}
