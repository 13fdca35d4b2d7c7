// How the gains are asked of the model, and the curves made from its answers.

import { PLAN } from '#pkg/alf.curve.heads.ts';
import type { AlfScenario } from '#pkg/params.ts';
import { type AlongResult, lineAt, type RowsOf } from '../../../bench/along/along.ts';
import type { Line } from '../../../bench/along/line.ts';
import type { MeasureId } from '../../../bench/results/table.ts';

export type GainFound = AlongResult<MeasureId<'alf'>>;

/** Each call simulates about 80 000 ADUs; N counts twice, as both modes are simulated. */
export const GAINS: RowsOf<'alf', 'alf_gains'> = {
  measures: PLAN.rows,
  costPerCall: 80_000,
  call: (...args) => ({ fn: 'alf_gains', args }),
  costOf: ({ n }) => 2 * n,
};

interface Member {
  /** Value of the family's parameter; null where the scenario stands alone. */
  readonly value: number | null;
  readonly isOwn: boolean;
}

export interface GainLine extends Line {
  readonly member: Member;
}

/** The parameter whose values make the family; null where it is the axis itself, or where no family is chosen. */
export function familyOf({ family, x }: Pick<AlfScenario, 'family' | 'x'>) {
  return family === 'none' || family === x ? null : family;
}

/**
 * A curve for each value of the family, or the scenario's own alone; `now` is the scenario's current value of the
 * family's parameter.
 */
export function linesOf(found: GainFound | null, measure: MeasureId<'alf'>, now: number | null): GainLine[] {
  if (found === null) return [];
  const { y, ys } = found;
  // the curves hold for any scenario of the family: its own value may have changed since they were computed
  const own = now !== null && ys.includes(now) ? now : y?.own;
  return ys.map((value, row) => ({
    member: y === null ? { value: null, isOwn: true } : { value, isOwn: value === own },
    ...lineAt(found, measure, row),
  }));
}
