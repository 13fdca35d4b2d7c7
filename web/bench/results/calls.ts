// Cuts the points of a figure into calls: coarse to fine, replication by replication, so that at any moment all points
// have about the same number of replications (A B C A B C; an idea from NetLogo).

import type { Call, FunctionName, Result } from '../../sim/calls.ts';

/** A point of a figure. */
export interface SweepPoint {
  /** What all points of one call share, such as a scenario's text. */
  readonly line: string;
  readonly x: number;
  /** NaN if there is only one axis. */
  readonly y: number;
  /** Cost of one replication, in the unit of its source. */
  readonly cost: number;
  /** Points of one batch share part of the computation: one call computes all of them, whatever it costs. */
  readonly batch?: number | undefined;
}

/** Functions of the simulation with a result of type `T`. */
export type FunctionsGiving<T> = { [N in FunctionName]: Result<N> extends T ? N : never }[FunctionName];

/** Functions of the simulation that return rows of numbers. */
export type RowFunction = FunctionsGiving<Float64Array>;

/** Computes the measures of points. */
export interface SweepSource<N extends RowFunction, M extends string> {
  /** The measures in a row, in the order of its columns. */
  readonly measures: readonly M[];
  /** The cost of one call, which should take 5 to 10 ms; in the unit of `SweepPoint.cost`. */
  readonly costPerCall: number;
  /** Computes one replication of points that share a `line`. */
  readonly call: (line: string, points: readonly SweepPoint[], replication: number) => Call<N>;
}

/** The source of a sweep whose points are scenarios; each call runs one replication of one point, piece by piece. */
export function runByRun<N extends RowFunction, M extends string>(
  measures: readonly { readonly id: M }[],
  call: (text: string, replication: number) => Call<N>,
): SweepSource<N, M> {
  return {
    measures: measures.map(({ id }) => id),
    costPerCall: 1,
    call: (text, _, replication) => call(text, replication),
  };
}

/** A point for `runByRun`; `line` is its scenario's text. */
export function pointOf(line: string, x = Number.NaN): SweepPoint {
  return { line, x, y: Number.NaN, cost: 1 };
}

interface SweepCalls<N extends RowFunction> {
  readonly calls: Iterable<Call<N>>;
  readonly size: number;
  /** Number of calls, at the beginning, for the awaited points. */
  readonly awaited: number;
  /** The points (indices) and the replication of the call at `index`. */
  readonly partOf: (index: number) => { readonly points: readonly number[]; readonly replication: number };
}

/** What a sentence waits for: the first `runs` replications of these points (indices), computed before all others. */
export interface AwaitedRuns {
  readonly points: readonly number[];
  readonly runs: number;
}

/** The calls of a sweep; `order` lists indices of points, coarse ones first. */
export function sweepCalls<N extends RowFunction, M extends string>(
  { costPerCall, call }: SweepSource<N, M>,
  points: readonly SweepPoint[],
  order: readonly number[],
  runs: number,
  awaited: AwaitedRuns = NOTHING,
): SweepCalls<N> {
  const slices = sliced(points, order, costPerCall);
  const isAwaited = (slice: readonly number[]) => slice.every((at) => awaited.points.includes(at));
  const first = slices.filter(isAwaited);
  const others = slices.filter((slice) => !isAwaited(slice));
  const ahead = Math.min(runs, awaited.runs);
  const partOf = (index: number) => {
    // the awaited points' first replications, then those of the others, then the remaining replications of all
    const [list, from, at] =
      index < first.length * ahead
        ? [first, 0, index]
        : index < slices.length * ahead
          ? [others, 0, index - first.length * ahead]
          : [slices, ahead, index - slices.length * ahead];
    return { points: list[at % list.length] ?? [], replication: from + Math.floor(at / list.length) };
  };
  const size = slices.length * runs;
  function* calls(): Generator<Call<N>> {
    for (let index = 0; index < size; index += 1) {
      const part = partOf(index);
      const chosen = part.points.flatMap((at) => points[at] ?? []);
      yield call(chosen[0]?.line ?? '', chosen, part.replication);
    }
  }
  return { calls: calls(), size, awaited: first.length * ahead, partOf };
}

const NOTHING: AwaitedRuns = { points: [], runs: 0 };

/** Cuts the order into calls of similar cost; the points of a call belong to one line. */
function sliced(points: readonly SweepPoint[], order: readonly number[], costPerCall: number): number[][] {
  const slices: number[][] = [];
  let slice: number[] = [];
  let cost = 0;
  for (const at of order) {
    const point = points[at];
    if (point === undefined) continue;
    const first = points[slice[0] ?? at];
    const isFull = point.batch === undefined && cost >= costPerCall;
    const isOther = first?.line !== point.line || first.batch !== point.batch;
    if (slice.length > 0 && (isFull || isOther)) {
      slices.push(slice);
      slice = [];
      cost = 0;
    }
    slice.push(at);
    cost += point.cost;
  }
  if (slice.length > 0) slices.push(slice);
  return slices;
}
