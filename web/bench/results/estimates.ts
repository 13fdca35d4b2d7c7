// A laboratory's measures over the replications of a scenario.

import type { LabId } from '#pkg/params.ts';
import type { DataColumn } from '../../charts/table/columns.ts';
import { type Estimate, estimate } from '../../sim/estimate.ts';
import { estimateColumns } from './columns.ts';
import { type MeasureId, measuresOf } from './table.ts';

/** Estimates by measure id, from the replications computed so far. */
export type Estimates<L extends LabId = LabId> = ReadonlyMap<MeasureId<L>, Estimate>;

/** One row, as in `oos sweep`: each measure, the half-width of its interval, and, where runs may have no value, the number of runs that have one. */
export function measureColumns<L extends LabId>(lab: L, estimates: Estimates<L>): DataColumn[] {
  return measuresOf(lab).flatMap((measure) => {
    const found = estimates.get(measure.id);
    const columns = estimateColumns(measure, [found?.mean], [found?.ci95]);
    return measure.isPartial
      ? [...columns, { id: `${measure.id}_runs_with_value`, unit: '', values: [found?.runs] }]
      : columns;
  });
}

/** " (over 3 of 8 runs)" where the other runs have no value; otherwise empty. */
export function valuedWords({ runs }: Pick<Estimate, 'runs'>, all: number): string {
  return runs === undefined || runs === 0 || runs >= all ? '' : ` (over ${runs} of ${all} runs)`;
}

/** Number of replications, from a measure of which each has a value. */
export function runsOf(estimates: Estimates): number {
  return Math.max(0, ...Array.from(estimates.values(), ({ runs }) => runs ?? 0));
}

const OLD =
  'The page and its simulation are of two versions: load the page again (after a change of the sources, behind npm run setup).';

/** Estimates from blocks of rows in replication order, one row per replication. */
export function estimatesOf<L extends LabId>(lab: L, blocks: readonly ArrayLike<number>[]): Estimates<L> {
  const measures = measuresOf(lab);
  // the table and the module are of different builds: numbers would get wrong names
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
