// Figures along one parameter or over two: the model's plan laid out for a scenario, its results, and its table.

import type { LabId, Scenarios } from '#pkg/params.ts';
import type { Matrix } from '../../charts/scales/matrix.ts';
import type { DataColumn } from '../../charts/table/columns.ts';
import { type ParameterId, paramsOf, valueIn } from '../../scenario/values.ts';
import type { Call } from '../../sim/calls.ts';
import type { Estimate } from '../../sim/estimate.ts';
import type { RowFunction, SweepPoint, SweepSource } from '../results/calls.ts';
import { columnOf, estimateColumns } from '../results/columns.ts';
import { familyValues, type ParameterAxis, parameterAxis, samplePoints } from '../results/parameterAxis.ts';
import type { Samples } from '../results/samples.ts';
import { type MeasureId, measureById } from '../results/table.ts';
import { gridOf } from './grid.ts';
import { type Line, lineOf } from './line.ts';
import { coarseToFineColumns, coarseToFineGrid, coarseToFinePasses, coarseToFineRows } from './order.ts';

/** The plan of such a figure: `PLAN` of its generated file, `model::laboratory::Plan` in the model. */
export interface Plan<L extends LabId = LabId> {
  readonly lab: L;
  readonly figure: string;
  readonly x: OnAxis<L>;
  readonly y?: OnAxis<L> | { readonly family: ParameterId<L> };
  /** The measures in a row of results; by default all measures of the laboratory. */
  readonly rows?: readonly string[];
  readonly shown:
    | readonly string[]
    | { readonly choice: ParameterId<L>; readonly of: Readonly<Record<string, string>> };
  readonly hasIntervals: boolean;
}

type OnAxis<L extends LabId> = { readonly points: number } & (
  | { readonly param: ParameterId<L> }
  | { readonly choice: ParameterId<L> }
);

/** The axes of a figure and the places of its points. */
export interface AlongGrid<I extends string = string> {
  readonly x: ParameterAxis<I>;
  /** The second parameter: another axis, or that of a family of curves; null for a single curve. */
  readonly y: ParameterAxis<I> | null;
  /** True where each value of `y` has a curve of its own, and false where `y` is an axis. */
  readonly isFamily: boolean;
  readonly xs: readonly number[];
  /** [NaN] where there is no second parameter. */
  readonly ys: readonly number[];
}

/** The plan's axes and points for a scenario; `side` is the number of points along each axis of a small picture. */
export function gridFor<L extends LabId>(
  { lab, x: across, y: up }: Plan<L>,
  scenario: Readonly<Scenarios[L]>,
  side?: number,
): AlongGrid<ParameterId<L>> {
  const axisOf = (id: ParameterId<L>) => parameterAxis(lab, id, scenario);
  const idOf = (on: OnAxis<L>) =>
    'param' in on ? on.param : (`${valueIn(scenario, on.choice)}` as ParameterId<L>);
  const x = axisOf(idOf(across));
  const xs = samplePoints(x, side ?? across.points);
  if (up !== undefined && !('family' in up)) {
    const y = axisOf(idOf(up));
    return { x, y, isFamily: false, xs, ys: samplePoints(y, side ?? up.points) };
  }
  const family = up === undefined ? '' : `${valueIn(scenario, up.family)}`;
  const isOne = family !== x.id && paramsOf(lab).some(({ id }) => id === family);
  if (!isOne) return { x, y: null, isFamily: false, xs, ys: [Number.NaN] };
  const y = axisOf(family as ParameterId<L>);
  const own = y.own === null ? [] : [y.own];
  const ys = [...new Set([...familyValues(lab, y.id), ...own])].sort((a, b) => a - b);
  return { x, y, isFamily: true, xs, ys };
}

/** Where a figure's rows come from: the call that computes the measures at points along one or two parameters. */
export interface RowsOf<L extends LabId, N extends RowFunction> {
  readonly measures: readonly MeasureId<L>[];
  /** The cost of one call, which should take 5 to 10 ms; in the unit of `costOf`. */
  readonly costPerCall: number;
  readonly call: (
    scenario: string,
    x: string,
    xs: Float64Array,
    y: string,
    ys: Float64Array,
    replication: number,
  ) => Call<N>;
  /** The cost of one replication of a scenario. */
  readonly costOf: (scenario: Readonly<Scenarios[L]>) => number;
  /** Whether points that differ in this parameter alone share part of the computation. */
  readonly isShared?: (id: string) => boolean;
}

/** The source of a sweep along `x` and `y`, parameters by id; `y` is empty where there is no second parameter. */
export function sourceOf<L extends LabId, N extends RowFunction>(
  { measures, costPerCall, call }: RowsOf<L, N>,
  x: string,
  y: string,
): SweepSource<N, MeasureId<L>> {
  return {
    measures,
    costPerCall,
    call: (scenario, points, replication) =>
      call(
        scenario,
        x,
        Float64Array.from(points, (point) => point.x),
        y,
        Float64Array.from(points, (point) => point.y),
        replication,
      ),
  };
}

/** All points, and the order in which they are computed, as indices into `points`. */
export function pointsOf<L extends LabId, N extends RowFunction>(
  { x, y, isFamily, xs, ys }: AlongGrid,
  scenario: Readonly<Scenarios[L]>,
  { costOf, isShared = () => false }: RowsOf<L, N>,
  line: string,
): { readonly points: readonly SweepPoint[]; readonly order: readonly number[] } {
  const isByColumn = y !== null && isShared(y.id);
  const isByRow = !isByColumn && isShared(x.id);
  const inPasses = coarseToFinePasses(xs.length);
  const batchOf = (column: number, row: number) => {
    if (isByColumn) return column;
    if (!isByRow) return undefined;
    return y === null ? inPasses.findIndex((pass) => pass.includes(column)) : row;
  };
  const points = ys.flatMap((up, row) =>
    xs.map((across, column) => {
      const at = { ...scenario, [x.id]: across, ...(y && { [y.id]: up }) };
      return { line, x: across, y: up, cost: costOf(at), batch: batchOf(column, row) };
    }),
  );
  const inOrder = isByColumn ? coarseToFineColumns : isByRow ? coarseToFineRows : coarseToFineGrid;
  const order =
    y === null || isFamily
      ? // curves are compared, so that all become finer at the same time
        inPasses.flatMap((pass) => ys.flatMap((_, row) => pass.map((at) => row * xs.length + at)))
      : inOrder(xs.length, ys.length);
  return { points, order };
}

/** Results together with the axes that they were asked for. A figure is drawn from one such pair and never mixes two. */
export interface AlongResult<M extends string = string> extends AlongGrid {
  readonly runs: number;
  readonly samples: Samples<M>;
}

/** The results, if they are along the axes that are asked for now; null if they belong to the previous figure. */
export function currentResult<M extends string>(
  found: AlongResult<M> | null,
  { x, y }: AlongGrid,
): AlongResult<M> | null {
  return found !== null && found.x.id === x.id && found.y?.id === y?.id ? found : null;
}

/** The curve of a measure: in a family of curves, that of the value `ys[row]`. */
export function lineAt<M extends string>({ samples, xs }: AlongResult<M>, measure: M, row = 0): Line {
  return lineOf(samples, measure, xs, row * xs.length);
}

/** The measure along the curve at `row` minus that along the only curve of `other`, paired point by point and run by run. */
export function differencesAt<M extends string>(
  { samples, xs }: AlongResult<M>,
  row: number,
  other: AlongResult<M>,
  measure: M,
): (Estimate | null)[] {
  return xs.map((_, i) => samples.difference(measure, row * xs.length + i, i, other.samples));
}

const NOTHING: Matrix = { x: [], y: [], values: [] };

/** The means of a measure over two parameters, row by row of y, with the half-widths of their 95% intervals; empty until the first result. */
export function matrixOf<M extends string>(found: AlongResult<M> | null, measure: M): Matrix {
  if (found === null) return NOTHING;
  const { samples, xs, ys } = found;
  return {
    x: xs,
    y: ys,
    values: gridOf(samples, measure, xs.length, ys.length),
    half: (at) => samples.estimate(measure, at)?.ci95 ?? null,
  };
}

/** The measures that the figure shows for a scenario. */
function shownIn<L extends LabId>({ shown }: Plan<L>, scenario: Readonly<Scenarios[L]>): MeasureId<L>[] {
  const ids = 'choice' in shown ? [shown.of[`${valueIn(scenario, shown.choice)}`] ?? ''] : [...shown];
  return ids as MeasureId<L>[];
}

/** The figure's table as `oos figure` prints it, with one row for each point that has results. */
export function tableOf<L extends LabId>(
  plan: Plan<L>,
  scenario: Readonly<Scenarios[L]>,
  found: AlongResult<MeasureId<L>> | null,
): DataColumn[] {
  if (found === null) return [];
  const { x, y, xs, ys, samples } = found;
  const known = ys.flatMap((up, row) =>
    xs.flatMap((across, column) => {
      const at = row * xs.length + column;
      return samples.count(at) === 0 ? [] : [{ across, up, at }];
    }),
  );
  const measured = shownIn(plan, scenario).flatMap((id) => {
    const estimates = known.map(({ at }) => samples.estimate(id, at));
    const columns = estimateColumns(
      measureById(plan.lab, id),
      estimates.map((one) => one?.mean),
      estimates.map((one) => one?.ci95),
    );
    return plan.hasIntervals ? columns : columns.slice(0, 1);
  });
  return [
    columnOf(
      x.param,
      known.map(({ across }) => across),
    ),
    ...(y === null
      ? []
      : [
          columnOf(
            y.param,
            known.map(({ up }) => up),
          ),
        ]),
    ...measured,
  ];
}
