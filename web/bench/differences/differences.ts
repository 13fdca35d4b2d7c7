// Paired differences of two scenarios, as `oos run --against` has them: run by run, with the same seed.

import type { LabId } from '#pkg/params.ts';
import { type Estimates, estimatesOf } from '../results/estimates.ts';
import { measuresOf } from '../results/table.ts';
import type { Replicated } from '../results/useReplications.ts';

export interface Differences<L extends LabId> {
  /** Runs that both scenarios have. */
  readonly runs: number;
  readonly estimates: Estimates<L>;
}

/** Each measure of `of` less that of `against`. */
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

/** The rows before the first that has not come. */
function known(blocks: readonly (Float64Array | undefined)[]): number[] {
  const hole = blocks.indexOf(undefined);
  return (hole < 0 ? blocks : blocks.slice(0, hole)).flatMap((block) => Array.from(block ?? []));
}
