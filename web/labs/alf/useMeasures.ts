// The scenario's measures over all its replications.

import type { AlfScenario } from '#pkg/params.ts';
import type { Estimates } from '../../bench/results/estimates.ts';
import { type Replicated, useEstimates, useReplicated } from '../../bench/results/useReplications.ts';
import type { JobView } from '../../sim-react/useJob.ts';
import { replicationsOf } from './replications.ts';

export function useMeasures(scenario: Readonly<AlfScenario>): JobView<Estimates<'alf'>> {
  return useEstimates(useRuns(scenario));
}

export function useRuns(scenario: Readonly<AlfScenario>): JobView<Replicated<'alf'>> {
  return useReplicated(replicationsOf(scenario));
}
