// The measures of a scenario over its replications, updated as they are computed.

import { useMemo } from 'react';
import type { LabId, Scenarios } from '#pkg/params.ts';
import { encodeModel } from '../../scenario/encode.ts';
import type { Call, FunctionName } from '../../sim/calls.ts';
import { PRIORITY } from '../../sim/job.ts';
import { type JobView, useJob } from '../../sim-react/useJob.ts';
import type { RowFunction } from './calls.ts';
import { type Estimates, estimatesOf } from './estimates.ts';

export interface Replications<L extends LabId, N extends RowFunction> {
  readonly lab: L;
  /** The scenario's text, which contains everything that a replication depends on. */
  readonly text: string;
  readonly runs: number;
  /** Replications per call: worth 5 to 10 ms, or any number if the function runs piece by piece. */
  readonly perCall: number;
  /** Computes `count` replications from `first` on: one row each, one column per measure. */
  readonly call: (text: string, first: number, count: number) => Call<N>;
}

/** All replications of a scenario, with one call for each, which runs piece by piece. */
export function oneByOne<L extends LabId, N extends RowFunction>(
  lab: L,
  scenario: Readonly<Scenarios[L]>,
  call: Replications<L, N>['call'],
): Replications<L, N> {
  return { lab, text: encodeModel(lab, scenario), runs: scenario.runs, perCall: 1, call };
}

/** The results of replications so far: means with intervals, and the rows behind them. */
export interface Replicated<L extends LabId> {
  readonly estimates: Estimates<L>;
  /** Blocks of rows, in replication order; undefined where a block is not computed yet. */
  readonly rows: readonly (Float64Array | undefined)[];
}

/** The job that computes the replications, and its results so far; figures that ask for the same share one job. */
export function useReplicated<L extends LabId, N extends RowFunction>({
  lab,
  text,
  runs,
  perCall,
  call,
}: Replications<L, N>): JobView<Replicated<L>> {
  return useJob(`replications ${runs} ${text}`, () => ({
    priority: PRIORITY.now,
    calls: replicationCalls(text, runs, perCall, call),
    size: Math.ceil(runs / perCall),
    start: (): Float64Array[] => [],
    add: (gathered, result, index) => {
      gathered[index] = result;
    },
    // partial results of a running call
    addPartial: (gathered, known, index) => {
      gathered[index] = known;
    },
    // blocks that have not arrived are holes, which flat() drops
    show: (gathered): Replicated<L> => ({
      estimates: estimatesOf(lab, gathered.flat()),
      rows: Array.from(gathered),
    }),
  }));
}

/** The job with the estimates alone as its result. */
export function useEstimates<L extends LabId>(job: JobView<Replicated<L>>): JobView<Estimates<L>> {
  return useMemo(() => ({ ...job, result: job.result?.estimates ?? null }), [job]);
}

/** Calls for all replications of a scenario. */
export function* replicationCalls<N extends FunctionName>(
  text: string,
  runs: number,
  each: number,
  call: (text: string, first: number, count: number) => Call<N>,
): Generator<Call<N>> {
  for (let first = 0; first < runs; first += each) yield call(text, first, Math.min(each, runs - first));
}
