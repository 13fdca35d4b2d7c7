// Figures whose points are scenarios of their own: the points' results, and the figure's table.

import type { FunctionName } from '#pkg/simulation.ts';
import type { Cell, DataColumn, Heads } from '../../charts/table/columns.ts';
import type { Result } from '../../sim/calls.ts';
import type { Estimate } from '../../sim/estimate.ts';
import type { Samples } from '../results/samples.ts';

/** The points of a figure, from its laboratory's model. */
export type FigurePoints = Result<Extract<FunctionName, `${string}_points`>>;
export type FigurePoint = FigurePoints['points'][number];

/** The description of such a figure: `LISTED` of its generated file, `model::laboratory::ListedFigure` in the model. */
export interface Listed {
  readonly lab: string;
  readonly figure: string;
  readonly isNamed: boolean;
  /** Number of columns that hold the points' own numbers. */
  readonly numbers: number;
  /** Columns with names other than their measure's: the measure, and the index of the point's scenario that it is of. */
  readonly called: Readonly<Record<string, readonly [measure: string, which: number]>>;
  /** Columns of paired differences: the measure of the point's first scenario minus that of its second, run by run. */
  readonly paired?: Readonly<Record<string, string>>;
  /** The measure of an earlier point on which points with an `after` depend. */
  readonly after?: string;
}

/** A point with its results so far. */
export interface KnownPoint<M extends string = string> extends Pick<FigurePoint, 'name' | 'numbers'> {
  /** Number of replications computed so far. */
  readonly runs: number;
  /** Estimate of the point's scenario `which`, by default the first; NaN while it has no results. */
  readonly estimate: (measure: M, which?: number) => Estimate;
  /** The first scenario minus the second, over the runs that both have. */
  readonly difference: (measure: M) => Estimate;
  /** The value of one replication; NaN if it is not computed yet. */
  readonly value: (measure: M, replication: number, which?: number) => number;
}

const UNKNOWN: Estimate = { mean: Number.NaN, ci95: null };

/** The texts of all scenarios of the points, each once. */
export function scenariosOf(points: readonly FigurePoint[]): string[] {
  return [...new Set(points.flatMap(({ scenarios }) => scenarios))];
}

/** A point with its results so far; `texts` has the scenarios in the order of the samples' points. */
export function pointWithResults<M extends string>(
  { name, numbers, scenarios }: FigurePoint,
  { samples, texts }: { readonly samples: Samples<M>; readonly texts: readonly string[] },
): KnownPoint<M> {
  const places = scenarios.map((text) => texts.indexOf(text));
  const [first = -1, second = -1] = places;
  return {
    name,
    numbers,
    runs: samples.count(first),
    estimate: (measure, which = 0) => samples.estimate(measure, places[which] ?? -1) ?? UNKNOWN,
    difference: (measure) => samples.difference(measure, first, second) ?? UNKNOWN,
    value: (measure, replication, which = 0) => samples.value(measure, places[which] ?? -1, replication),
  };
}

const HALF = '_ci95';

/** The figure's table as `oos figure` prints it, with one row for each point. */
export function listedTable<M extends string>(
  { isNamed, numbers, called, paired = {} }: Listed,
  heads: Heads,
  points: readonly KnownPoint<M>[],
): DataColumn[] {
  const named = Number(isNamed);
  const cellOf = (id: string, place: number): ((point: KnownPoint<M>) => Cell) => {
    if (place < named) return ({ name }) => name;
    if (place < named + numbers) return (point) => point.numbers[place - named];
    const plain = id.replace(HALF, '');
    const [measure, which] = called[plain] ?? [plain, 0];
    const of = paired[plain];
    const estimate = (point: KnownPoint<M>) =>
      of === undefined ? point.estimate(measure as M, which) : point.difference(of as M);
    return plain === id ? (point) => estimate(point).mean : (point) => estimate(point).ci95;
  };
  return Object.entries(heads).map(([id, unit], place) => ({
    id,
    unit,
    values: points.map(cellOf(id, place)),
  }));
}
