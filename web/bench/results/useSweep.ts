// Computes measures at points along one or two parameters, coarse points first.

import type { JobPlan } from '../../sim/plan.ts';
import { type JobView, useJob } from '../../sim-react/useJob.ts';
import {
  type AwaitedRuns,
  type RowFunction,
  type SweepPoint,
  type SweepSource,
  sweepCalls,
} from './calls.ts';
import { Samples } from './samples.ts';

interface SweepPlan<N extends RowFunction, M extends string, S> {
  readonly source: SweepSource<N, M>;
  readonly priority: number;
  readonly points: readonly SweepPoint[];
  /** Indices of the points, coarse ones first. */
  readonly order: readonly number[];
  readonly runs: number;
  readonly awaited?: AwaitedRuns | undefined;
  /**
   * Makes the result to show from the samples so far, at most once per frame. The samples keep changing, so each
   * result must be a new object.
   */
  readonly show: (samples: Samples<M>) => S;
}

/**
 * As with `useJob`, the key must identify the sweep within the whole page and contain everything that the
 * plan depends on. Leave out which measure is drawn: switching measures then needs no new computation.
 */
export function useSweep<N extends RowFunction, M extends string, S>(
  key: string | null,
  plan: () => SweepPlan<N, M, S>,
  isStopped = false,
): JobView<S> {
  const job = (): JobPlan<N, Samples<M>, S> => {
    const { source, priority, points, order, runs, show, awaited: first } = plan();
    const { calls, size, awaited, partOf } = sweepCalls(source, points, order, runs, first);
    return {
      priority,
      calls,
      size,
      awaited,
      start: () => new Samples(source.measures, points.length, runs),
      bytes: 8 * points.length * runs * source.measures.length,
      add: (samples, result, index) => {
        const part = partOf(index);
        samples.add(part.points, part.replication, result);
      },
      show,
    };
  };
  return useJob(key, job, isStopped);
}
