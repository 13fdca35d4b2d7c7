// A laboratory's measures over the replications of a scenario.

import type { LabId } from '#pkg/params.ts';
import type { DataColumn } from '../../charts/table/columns.ts';
import { type Estimate, estimate } from '../../sim/estimate.ts';
import { estimateColumns } from './columns.ts';
import { type MeasureId, measuresOf } from './table.ts';

/** By measure id, from the replications received so far. */
export type Estimates<L extends LabId = LabId> = ReadonlyMap<MeasureId<L>, Estimate>;

/** One row, as a row of `oos sweep` has it: each measure with the half-width of its interval behind it, and how many runs have a value of it where some may have none. */
export function measureColumns<L extends LabId>(lab: L, estimates: Estimates<L>): DataColumn[] {
  return measuresOf(lab).flatMap((measure) => {
    const found = estimates.get(measure.id);
    const columns = estimateColumns(measure, [found?.mean], [found?.ci95]);
    return measure.isPartial
      ? [...columns, { id: `${measure.id}_runs_with_value`, unit: '', values: [found?.runs] }]
      : columns;
  });
}

/** " (over 3 of 8 runs)", where others have no value. */
export function valuedWords({ runs }: Pick<Estimate, 'runs'>, all: number): string {
  return runs === undefined || runs === 0 || runs >= all ? '' : ` (over ${runs} of ${all} runs)`;
}

/** Replications: of a measure that each has a value of. */
export function runsOf(estimates: Estimates): number {
  return Math.max(0, ...Array.from(estimates.values(), ({ runs }) => runs ?? 0));
}

const OLD =
  'The page and its simulation are of two versions: load the page again (after a change of the sources, behind npm run setup).';

/** From rows of replications, block after block in replication order. */
export function estimatesOf<L extends LabId>(lab: L, blocks: readonly ArrayLike<number>[]): Estimates<L> {
  const measures = measuresOf(lab);
  // the table is of another build than the module: each number would stand under a wrong name
  if (blocks.some(({ length }) => length % measures.length)) throw Error(OLD);
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
