// The measures of the scenario, over all its replications.

import type { RedScenario } from '#pkg/params.ts';
import type { Estimates } from '../../bench/results/estimates.ts';
import { measureIn } from '../../bench/results/table.ts';
import { type Replicated, useEstimates, useReplicated } from '../../bench/results/useReplications.ts';
import type { JobView } from '../../sim-react/useJob.ts';
import type { Outcome } from './frontier/saving.ts';
import { replicationsOf } from './replications.ts';

export function useRuns(scenario: Readonly<RedScenario>): JobView<Replicated<'red'>> {
  return useReplicated(replicationsOf(scenario));
}

export function useMeasures(scenario: Readonly<RedScenario>): JobView<Estimates<'red'>> {
  return useEstimates(useRuns(scenario));
}

/** Where each replication lies in the plane of the frontiers. */
export function outcomesIn({ rows }: Replicated<'red'>): (Outcome | undefined)[] {
  return rows.map((row) =>
    row === undefined
      ? undefined
      : { utilization: measureIn('red', row, 'utilization'), delay: measureIn('red', row, 'queue_delay') },
  );
}
