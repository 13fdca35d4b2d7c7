// Measures over one parameter or two, coarse first.

import type { JobPlan } from '../../sim/plan.ts';
import { type JobView, useJob } from '../../sim-react/useJob.ts';
import { type RowFunction, type SweepPoint, type SweepSource, sweepCalls } from './calls.ts';
import { Samples } from './samples.ts';

export interface SweepPlan<N extends RowFunction, M extends string, S> {
  readonly source: SweepSource<N, M>;
  readonly priority: number;
  readonly points: readonly SweepPoint[];
  /** Names the points, coarse ones first. */
  readonly order: readonly number[];
  readonly runs: number;
  /**
   * What is drawn of the samples that have come; taken at most once a frame. The samples go on changing, so each
   * picture is a new object.
   */
  readonly show: (samples: Samples<M>) => S;
}

/**
 * As with `useJob`, the key names the sweep among all of the page and holds all that the plan depends on.
 * Leave out of it which of the measures is drawn: turning from one to another then computes nothing again.
 */
export function useSweep<N extends RowFunction, M extends string, S>(
  key: string | null,
  plan: () => SweepPlan<N, M, S>,
  isStopped = false,
): JobView<S> {
  const job = (): JobPlan<N, Samples<M>, S> => {
    const { source, priority, points, order, runs, show } = plan();
    const { calls, size, partOf } = sweepCalls(source, points, order, runs);
    return {
      priority,
      calls,
      size,
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
