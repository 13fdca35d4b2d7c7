// Figures whose points are scenarios of their own: what is known of the model's points, and their table.

import type { FunctionName } from '#pkg/simulation.ts';
import type { Cell, DataColumn, Heads } from '../../charts/table/columns.ts';
import type { Result } from '../../sim/calls.ts';
import type { Estimate } from '../../sim/estimate.ts';
import type { Samples } from '../results/samples.ts';

/** The points of a figure, from its laboratory. */
export type FigurePoints = Result<Extract<FunctionName, `${string}_points`>>;
export type FigurePoint = FigurePoints['points'][number];

/** `LISTED` of a figure's generated file: `model::laboratory::Listed`. */
export interface Listed {
  readonly lab: string;
  readonly figure: string;
  readonly isNamed: boolean;
  /** How many columns hold the points' numbers. */
  readonly numbers: number;
  /** Columns that are not called as their measure: the measure, and which of the point's scenarios it is of. */
  readonly called: Readonly<Record<string, readonly [measure: string, which: number]>>;
  /** Columns of paired differences: the measure of the point's first scenario less that of its second, run by run. */
  readonly paired?: Readonly<Record<string, string>>;
  /** The measure on which points with an `after` depend. */
  readonly after?: string;
}

/** A point with what has come of it. */
export interface KnownPoint<M extends string = string> extends Pick<FigurePoint, 'name' | 'numbers'> {
  /** Replications that have come. */
  readonly runs: number;
  /** NaN where nothing has come of the scenario: the first, if none is named. */
  readonly estimate: (measure: M, which?: number) => Estimate;
  /** In the first scenario less in the second, of runs that have come of both. */
  readonly difference: (measure: M) => Estimate;
  /** One replication; NaN where it has not come. */
  readonly value: (measure: M, replication: number, which?: number) => number;
}

const UNKNOWN: Estimate = { mean: Number.NaN, ci95: null };

/** All scenarios of points, each once. */
export function scenariosOf(points: readonly FigurePoint[]): string[] {
  return [...new Set(points.flatMap(({ scenarios }) => scenarios))];
}

/** What has come of a point, where its scenarios have these places in the samples. */
export function knownPoint<M extends string>(
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

/** A row for each point, as `oos figure` has it. */
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
