// The measures of the scenario, over all its replications.

import type { RedScenario } from '#pkg/params.ts';
import type { Estimates } from '../../bench/results/estimates.ts';
import { type Replicated, useEstimates, useReplicated } from '../../bench/results/useReplications.ts';
import type { JobView } from '../../sim-react/useJob.ts';
import { replicationsOf } from './replications.ts';

export function useRuns(scenario: Readonly<RedScenario>): JobView<Replicated<'red'>> {
  return useReplicated(replicationsOf(scenario));
}

export function useMeasures(scenario: Readonly<RedScenario>): JobView<Estimates<'red'>> {
  return useEstimates(useRuns(scenario));
}
