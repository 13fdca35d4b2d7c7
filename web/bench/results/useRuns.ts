// All runs of one or several compared scenarios, for figures that need more of a run than its measures.

import type { Call, FunctionName, Result } from '../../sim/calls.ts';
import type { JobPlan } from '../../sim/plan.ts';
import { type JobView, useJob } from '../../sim-react/useJob.ts';

interface RunsPlan<N extends FunctionName, T, S> {
  readonly priority: number;
  /** The scenarios' texts, or variants of one scenario, in the form that the call takes. */
  readonly scenarios: readonly string[];
  readonly runs: number;
  readonly call: (scenario: string, run: number) => Call<N>;
  /** The part of a run's result to keep, to save memory; by default all of it. */
  readonly kept?: (result: Result<N>) => T;
  /** `known` has the computed runs of each scenario in order, at least one; in `all` each run stands at its own index. */
  readonly show: (known: readonly (readonly T[])[], all: readonly (readonly T[])[]) => S | null;
}

/** Computes the runs. As with `useJob`, the key must contain everything that the plan depends on. */
export function useRuns<N extends FunctionName, S, T = Result<N>>(
  key: string | null,
  plan: () => RunsPlan<N, T, S>,
): JobView<S> {
  return useJob(key, (): JobPlan<N, T[][], S> => {
    const { priority, scenarios, runs, call, kept = (result) => result as T, show } = plan();
    const count = scenarios.length;
    function* calls(): Generator<Call<N>> {
      for (let run = 0; run < runs; run += 1) for (const scenario of scenarios) yield call(scenario, run);
    }
    return {
      priority,
      calls: calls(),
      size: count * runs,
      start: () => scenarios.map(() => []),
      add: (gathered, result, index) => {
        const replications = gathered[index % count];
        if (replications) replications[Math.floor(index / count)] = kept(result);
      },
      show: (gathered) => {
        // runs that are not computed yet are holes, which flat() drops
        const known = gathered.map((replications) => [replications].flat());
        // scenarios side by side are compared: none is shown before all have a run
        return known.every(({ length }) => length > 0) ? show(known as T[][], gathered) : null;
      },
    };
  });
}
