// The gain along one parameter, for one scenario or a family of them.

import { useMemo } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import { familyValues, samplePoints } from '../../../bench/axes/parameterAxis.ts';
import { type Line, lineOf } from '../../../bench/sweep/line.ts';
import type { Samples } from '../../../bench/sweep/samples.ts';
import { useSweep } from '../../../bench/sweep/useSweep.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { coarseToFine } from '../../../sim/order.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import type { AxisId, FigureAxis } from '../axes.ts';
import { type GainKind, gainPoint, gainSource } from './source.ts';

const POINTS = 61;

type Scenario = Readonly<AlfScenario>;
type FamilyId = Exclude<AlfScenario['family'], 'none'>;

export interface Member {
  /** Value of the family's parameter; null where the scenario stands alone. */
  readonly value: number | null;
  readonly isOwn: boolean;
}

export interface GainLine extends Line {
  readonly member: Member;
}

/** The parameter whose values make the family; null where it is the axis itself, or none is wished for. */
export function familyOf({ family, x }: Scenario): FamilyId | null {
  return family === 'none' || family === x ? null : family;
}

function members(scenario: Scenario): Member[] {
  const family = familyOf(scenario);
  if (family === null) return [{ value: null, isOwn: true }];
  const own = scenario[family];
  const values = [...new Set([...familyValues('alf', family), own])].sort((a, b) => a - b);
  return values.map((value) => ({ value, isOwn: value === own }));
}

/** What was asked for and what came: the figure is drawn from one of them, never from both. */
export interface GainCurves {
  readonly axis: AxisId;
  readonly family: FamilyId | null;
  readonly runs: number;
  readonly members: readonly Member[];
  readonly xs: readonly number[];
  readonly samples: Samples<GainKind>;
}

/** The curves of the figure that is asked for now; those of the figure before it say nothing about it. */
export function linesOf(
  curves: GainCurves | null,
  axis: AxisId,
  family: FamilyId | null,
  g: GainKind,
): GainLine[] {
  if (curves === null || curves.axis !== axis || curves.family !== family) return [];
  const { members: all, samples, xs } = curves;
  return all.map((member, i) => ({ member, ...lineOf(samples, g, xs, i * xs.length) }));
}

/** The kept scenario alone, along the same axis; nothing is computed where there is none. */
export function useKeptCurve(kept: Scenario | null, scenario: Scenario, axis: FigureAxis): GainLine | null {
  const { result, isStale } = useCurve({ ...(kept ?? scenario), family: 'none' }, axis, kept !== null);
  const { x, g } = scenario;
  return useMemo(
    () => (kept === null || isStale ? null : (linesOf(result, x, null, g)[0] ?? null)),
    [kept, isStale, result, x, g],
  );
}

export function useCurve(scenario: Scenario, axis: FigureAxis, isWanted = true): JobView<GainCurves> {
  const all = members(scenario);
  const family = familyOf(scenario);
  const xs = samplePoints(axis, POINTS);
  const texts = all.map(({ value }) =>
    encodeModelWithout('alf', scenario, [axis.id, 'runs'], family === null ? {} : { [family]: value }),
  );
  const { runs, n } = scenario;
  const key = `gain curve ${axis.id} ${axis.domain} ${runs} ${texts.join(' ')}`;
  return useSweep(isWanted ? key : null, () => ({
    source: gainSource(axis.id, ''),
    priority: PRIORITY.soon,
    points: texts.flatMap((text) => xs.map((x) => gainPoint(text, x, Number.NaN, axis.id === 'n' ? x : n))),
    order: texts.flatMap((_, i) => coarseToFine(xs.length).map((at) => i * xs.length + at)),
    runs,
    show: (samples): GainCurves => ({ axis: axis.id, family, runs, members: all, xs, samples }),
  }));
}
