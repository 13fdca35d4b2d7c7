// The gain along one parameter, for one scenario or a family of them.

import type { AlfScenario } from '#pkg/params.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { coarseToFine } from '../../../sim/order.ts';
import { type JobView, useJob } from '../../../sim-react/useJob.ts';
import { type AxisId, type FigureAxis, samples } from '../axes.ts';
import { type GainPoint, gainPlan } from './plan.ts';
import { type GainKind, GainSamples } from './samples.ts';

const POINTS = 61;

/** The values of which a family has curves, beside the scenario's own. */
const FAMILIES = {
  w: [8, 16, 32, 64],
  a: [1, 2, 8, 32],
  r: [0, 5, 10, 20],
  d: [50, 100, 200, 500],
  l: [0.05, 0.1, 0.2, 0.4, 0.6],
  streams: [1, 2, 6, 16],
} as const;

type Scenario = Readonly<AlfScenario>;
type FamilyId = keyof typeof FAMILIES;

export interface Member {
  /** Value of the family's parameter; null where the scenario stands alone. */
  readonly value: number | null;
  readonly isOwn: boolean;
}

export interface GainLine {
  readonly member: Member;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** The parameter whose values make the family; null where it is the axis itself, or none is wished for. */
export function familyOf({ family, x }: Scenario): FamilyId | null {
  return family === 'none' || family === x ? null : family;
}

function members(scenario: Scenario): Member[] {
  const family = familyOf(scenario);
  if (family === null) return [{ value: null, isOwn: true }];
  const own = scenario[family];
  const values = [...new Set<number>([...FAMILIES[family], own])].sort((a, b) => a - b);
  return values.map((value) => ({ value, isOwn: value === own }));
}

/** What was asked for and what came: figures are drawn from one of them, never from both. */
export interface GainCurves {
  readonly axis: AxisId;
  readonly kind: GainKind;
  readonly family: FamilyId | null;
  readonly runs: number;
  readonly lines: readonly GainLine[];
}

/** The curves of the figure that is asked for now; those of the figure before it say nothing about it. */
export function linesOf(
  curves: GainCurves | null,
  { id }: FigureAxis,
  scenario: Scenario,
): readonly GainLine[] {
  if (curves === null || curves.axis !== id || curves.kind !== scenario.g) return [];
  return curves.family === familyOf(scenario) ? curves.lines : [];
}

export function useCurve(scenario: Scenario, axis: FigureAxis): JobView<GainCurves> {
  const all = members(scenario);
  const family = familyOf(scenario);
  const xs = samples(axis, POINTS);
  const texts = all.map(({ value }) =>
    encodeModelWithout('alf', scenario, [axis.id, 'runs'], family === null ? {} : { [family]: value }),
  );
  const { g, runs, n } = scenario;
  const key = `curve ${axis.id} ${axis.domain} ${g} ${runs} ${texts.join(' ')}`;
  return useJob(key, () => {
    const points = texts.flatMap((text): GainPoint[] =>
      xs.map((x) => ({ text, x, y: Number.NaN, adus: axis.id === 'n' ? x : n })),
    );
    const order = texts.flatMap((_, i) => coarseToFine(xs.length).map((at) => i * xs.length + at));
    const plan = gainPlan(points, order, { x: axis.id, y: '', runs });
    return {
      priority: PRIORITY.soon,
      calls: plan.calls,
      size: plan.size,
      start: () => new GainSamples(points.length, runs),
      add: (gathered, gains, index) => {
        const part = plan.partOf(index);
        gathered.add(part.points, part.replication, gains);
      },
      show: (gathered) => ({
        axis: axis.id,
        kind: g,
        family,
        runs,
        lines: all.map((member, i) => line(gathered, g, member, xs, i * xs.length)),
      }),
    };
  });
}

/** The points that are known; those that are not do not break the line. */
function line(
  gathered: GainSamples,
  kind: GainKind,
  member: Member,
  xs: readonly number[],
  first: number,
): GainLine {
  const known = xs.flatMap((x, i) => {
    const found = gathered.estimate(kind, first + i);
    return found === null ? [] : [{ x, mean: found.mean, half: found.ci95 ?? Number.NaN }];
  });
  const column = (of: (point: (typeof known)[number]) => number) => Float64Array.from(known, of);
  return {
    member,
    x: column(({ x }) => x),
    y: column(({ mean }) => mean),
    low: column(({ mean, half }) => mean - half),
    high: column(({ mean, half }) => mean + half),
  };
}
