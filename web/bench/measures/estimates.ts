// A laboratory's measures over the replications of a scenario.

import type { LabId } from '#pkg/params.ts';
import { type Estimate, estimate } from '../../sim/estimate.ts';
import { type MeasureId, measuresOf } from './table.ts';

/** By measure id, from the replications received so far. */
export type Estimates<L extends LabId = LabId> = ReadonlyMap<MeasureId<L>, Estimate>;

/** From rows of replications, block after block in replication order. */
export function estimatesOf<L extends LabId>(lab: L, blocks: readonly ArrayLike<number>[]): Estimates<L> {
  const measures = measuresOf(lab);
  return new Map(
    measures.map(({ id }, column) => {
      const samples: number[] = [];
      for (const block of blocks) {
        for (let at = column; at < block.length; at += measures.length) {
          samples.push(block[at] ?? Number.NaN);
        }
      }
      return [id, estimate(samples)];
    }),
  );
}
