// The laboratory's measures over all replications of a scenario.

import { type Estimate, estimate } from '../../sim/estimate.ts';

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
