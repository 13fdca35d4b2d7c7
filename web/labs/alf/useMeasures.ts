// The measures of the scenario, over all its replications.

import { useMemo } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import type { Estimates } from '../../bench/results/estimates.ts';
import { type Replicated, useReplicated } from '../../bench/results/useReplications.ts';
import type { JobView } from '../../sim-react/useJob.ts';
import { replicationsOf } from './replications.ts';

export function useMeasures(scenario: Readonly<AlfScenario>): JobView<Estimates<'alf'>> {
  const job = useRuns(scenario);
  return useMemo(() => ({ ...job, result: job.result?.estimates ?? null }), [job]);
}

export function useRuns(scenario: Readonly<AlfScenario>): JobView<Replicated<'alf'>> {
  return useReplicated(replicationsOf(scenario));
}
