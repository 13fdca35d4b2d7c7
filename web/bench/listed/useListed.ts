// Computes the points of a figure that are scenarios of their own in the pool of workers. Points that depend on others
// follow when these are known.

import { useMemo } from 'react';
import type { LabId, Scenarios } from '#pkg/params.ts';
import { encode } from '../../scenario/encode.ts';
import { type ParameterId, paramsOf, withDefaults } from '../../scenario/values.ts';
import type { Call } from '../../sim/calls.ts';
import { PRIORITY } from '../../sim/job.ts';
import { useCall } from '../../sim-react/useCall.ts';
import { type JobView, useJob } from '../../sim-react/useJob.ts';
import { type FunctionsGiving, pointOf, type RowFunction, type SweepSource } from '../results/calls.ts';
import type { Samples } from '../results/samples.ts';
import { useSweep } from '../results/useSweep.ts';
import {
  type FigurePoint,
  type FigurePoints,
  type KnownPoint,
  type Listed,
  pointWithResults,
  scenariosOf,
} from './listed.ts';

/** Where the points of a figure come from, and how they are measured. */
interface ListedSource<N extends RowFunction, M extends string> {
  readonly listed: Listed;
  readonly points: (text: string) => Call<FunctionsGiving<FigurePoints>>;
  /** Computes one replication of a point. */
  readonly rows: SweepSource<N, M>;
  /** The call that gives a dependent point's scenario, once the measure on which it depends is known. */
  readonly settled?: (text: string, measured: number) => Call<FunctionsGiving<FigurePoint>>;
}

interface ListedOptions {
  readonly runs: number;
  readonly priority?: number;
  readonly isStopped?: boolean;
  /** Computes only the points of this name. */
  readonly only?: string;
  /** Computes the first `runs` replications of the points of a name before all others: a sentence waits for them. */
  readonly awaited?: {
    readonly nameIn: (points: readonly FigurePoint[]) => string | undefined;
    readonly runs: number;
  };
}

interface SweptPoints<M extends string> {
  readonly key: string;
  readonly given: FigurePoints;
  readonly samples: Samples<M>;
  readonly texts: readonly string[];
}

export interface ListedView<M extends string> {
  /** The key of the computation; empty while the points are unknown. */
  readonly key: string;
  /** All points, curve by curve; those of the previous scenario until this one has a result. */
  readonly points: readonly FigurePoint[];
  /** The points with their results so far, without those whose scenario is still unknown. */
  readonly all: readonly KnownPoint<M>[];
  /** The points with at least one result. */
  readonly known: readonly KnownPoint<M>[];
  readonly isStale: boolean;
  readonly isDone: boolean;
  readonly isSlow: boolean;
  /** The share that is computed, from 0 to 1. */
  readonly progress: number;
  /** The jobs that feed the figure. */
  readonly jobs: readonly JobView<unknown>[];
}

/** The state of all jobs as of one, for a sentence that waits for the figure. */
export function combinedState({
  isDone,
  isStale,
  jobs,
}: Pick<ListedView<string>, 'isDone' | 'isStale' | 'jobs'>) {
  return { isDone, isStale, error: jobs.find(({ error }) => error !== null)?.error ?? null };
}

/** The points from the model; a null text asks for none. */
export function usePoints(
  { listed: { lab, figure }, points }: Pick<ListedSource<RowFunction, string>, 'listed' | 'points'>,
  text: string | null,
): JobView<FigurePoints> {
  const key = text === null ? null : `points ${lab} ${figure} ${text}`;
  return useCall(key, PRIORITY.now, () => points(text ?? ''));
}

/** The text that points depend on: the model's parameters without `moved`, and of the figures' parameters only `chosen`. */
export function pointsText<L extends LabId>(
  lab: L,
  scenario: Readonly<Scenarios[L]>,
  chosen: readonly ParameterId<L>[] = [],
  moved: readonly ParameterId<L>[] = [],
): string {
  const ids = paramsOf(lab)
    .filter(({ id, group }) => id === 'runs' || (group === 'figure' && !chosen.some((one) => one === id)))
    .map(({ id }) => id as ParameterId<L>);
  return encode(lab, withDefaults(lab, scenario, [...ids, ...moved]));
}

const NONE: FigurePoints = { points: [], order: new Uint32Array() };

/** Simulates the points of a figure in the model's order and returns the results so far; a null text computes nothing. */
export function useListed<N extends RowFunction, M extends string>(
  source: ListedSource<N, M>,
  text: string | null,
  asked: ListedOptions,
): ListedView<M> {
  const { lab, figure, after } = source.listed;
  const job = usePoints(source, text);
  const listedPoints = (text === null || job.isStale ? null : job.result) ?? NONE;
  const [plain, waiting] = inOrder(listedPoints, asked.only);
  const first = useScenarios(`${lab} ${figure}`, source, listedPoints, plain, asked);

  const samples = waiting.length > 0 && first.job.isDone ? first.swept?.samples : undefined;
  const measured = waiting.map(({ scenarios, after: before = -1 }) => {
    const place = first.texts.indexOf(listedPoints.points[before]?.scenarios[0] ?? '');
    return [scenarios[0] ?? '', samples?.mean(after as M, place) ?? Number.NaN] as const;
  });
  const settling = useJob(samples === undefined ? null : `settled ${measured.join(' ')}`, () => ({
    priority: PRIORITY.now,
    calls: measured.flatMap(([line, value]) => source.settled?.(line, value) ?? []),
    start: (): FigurePoint[] => [],
    add: (all, point, at) => {
      all[at] = point;
    },
    show: (all) => (all.flat().length === measured.length ? [...all] : null),
  }));
  const settled = samples === undefined || settling.isStale ? null : settling.result;
  const then = useScenarios(`${lab} ${figure} then`, source, listedPoints, settled ?? [], asked);

  const shown = first.job.result;
  const later = then.swept;
  // the same array until there are new results: a new array is drawn again
  const all = useMemo(() => {
    if (shown === null) return [];
    const waited = inOrder(shown.given)[1];
    return shown.given.points.flatMap((point) => {
      if (point.after === undefined) return pointWithResults(point, shown);
      const becomes = settled?.[waited.indexOf(point)];
      return becomes === undefined || later === null
        ? []
        : pointWithResults({ ...becomes, name: point.name }, later);
    });
  }, [shown, settled, later]);
  const known = useMemo(() => all.filter(({ runs }) => runs > 0), [all]);
  const parts = waiting.length > 0 ? [first.job, then.job] : [first.job];
  return {
    key: first.key,
    points: shown?.given.points ?? NONE.points,
    all,
    known,
    isStale: first.swept === null,
    isDone: parts.every(({ isDone }) => isDone),
    isSlow: [job, ...parts].some(({ isSlow }) => isSlow),
    progress: parts.reduce((sum, { progress }) => sum + progress, 0) / parts.length,
    // the points without results are nothing to draw
    jobs: [{ ...job, result: null }, first.job, then.job],
  };
}

/** The points in the order of computing: first those that depend on no other, then those that do. */
function inOrder(
  { points, order }: FigurePoints,
  only?: string,
): [plain: FigurePoint[], waiting: FigurePoint[]] {
  const wanted = Array.from(order)
    .flatMap((at) => points[at] ?? [])
    .filter(({ name }) => only === undefined || name === only);
  return [wanted.filter((one) => one.after === undefined), wanted.filter((one) => one.after !== undefined)];
}

/** Simulates the scenarios of some points, each once, in the order of the points. */
function useScenarios<N extends RowFunction, M extends string>(
  name: string,
  { rows }: ListedSource<N, M>,
  given: FigurePoints,
  points: readonly FigurePoint[],
  { runs, priority = PRIORITY.soon, isStopped, awaited }: ListedOptions,
) {
  const texts = scenariosOf(points);
  const key = texts.length === 0 ? '' : `${name} ${runs} ${texts.join(' ')}`;
  const xOf = (line: string) => points.find(({ scenarios }) => scenarios.includes(line))?.numbers[0];
  const firstOf = (wanted: string | undefined) => {
    const lines = scenariosOf(points.filter((one) => one.name === wanted));
    return lines.map((line) => texts.indexOf(line));
  };
  const plan = () => ({
    source: rows,
    priority,
    points: texts.map((line) => pointOf(line, xOf(line))),
    order: texts.map((_, at) => at),
    runs,
    awaited: awaited && { points: firstOf(awaited.nameIn(given.points)), runs: awaited.runs },
    show: (samples: Samples<M>): SweptPoints<M> => ({ key, given, samples, texts }),
  });
  const job = useSweep(key === '' ? null : key, plan, isStopped);
  return { key, texts, job, swept: key !== '' && job.result?.key === key ? job.result : null };
}
