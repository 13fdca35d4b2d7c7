// All runs of a scenario, or of several that are compared, for figures of more than their measures.

import type { Call, FunctionName, Result } from '../../sim/calls.ts';
import type { JobPlan } from '../../sim/plan.ts';
import { type JobView, useJob } from '../../sim-react/useJob.ts';

interface RunsPlan<N extends FunctionName, T, S> {
  readonly priority: number;
  /** Their texts, or the variants of one, as the call takes them. */
  readonly scenarios: readonly string[];
  readonly runs: number;
  readonly call: (scenario: string, run: number) => Call<N>;
  /** What is kept of a run, where the rest would only fill the memory. */
  readonly kept?: (result: Result<N>) => T;
  /** The runs of each scenario that have come, in their order: one at least. In `all` each stands at its own index. */
  readonly show: (known: readonly (readonly T[])[], all: readonly (readonly T[])[]) => S | null;
}

/** As with `useJob`, the key must contain everything that the plan depends on. */
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
        // runs that have not come are holes, which flat() drops
        const known = gathered.map((replications) => [replications].flat());
        // what stands side by side is compared: none is shown before the others
        return known.every(({ length }) => length > 0) ? show(known as T[][], gathered) : null;
      },
    };
  });
}
