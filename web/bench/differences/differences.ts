// Paired differences of two scenarios, run by run with the same seed, as `oos run --against` prints them.

import type { LabId } from '#pkg/params.ts';
import { type Estimates, estimatesOf } from '../results/estimates.ts';
import { measuresOf } from '../results/table.ts';
import type { Replicated } from '../results/useReplications.ts';

export interface Differences<L extends LabId> {
  /** Number of runs that both scenarios have. */
  readonly runs: number;
  readonly estimates: Estimates<L>;
}

/** Each measure of `of` minus that of `against`, over paired runs. */
export function differencesOf<L extends LabId>(
  lab: L,
  of: Pick<Replicated<L>, 'rows'>,
  against: Pick<Replicated<L>, 'rows'>,
): Differences<L> {
  const [mine, other] = [known(of.rows), known(against.rows)];
  const width = measuresOf(lab).length;
  const runs = Math.floor(Math.min(mine.length, other.length) / width);
  const rows = Float64Array.from(
    { length: runs * width },
    (_, i) => (mine[i] ?? Number.NaN) - (other[i] ?? Number.NaN),
  );
  return { runs, estimates: estimatesOf(lab, [rows]) };
}

/** The values of the blocks before the first that is missing. */
function known(blocks: readonly (Float64Array | undefined)[]): number[] {
  const hole = blocks.indexOf(undefined);
  return (hole < 0 ? blocks : blocks.slice(0, hole)).flatMap((block) => Array.from(block ?? []));
}
