// The measures of the scenario, over all its replications.

import { useMemo } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import type { Estimates } from '../../bench/measures/estimates.ts';
import { type Replicated, useReplicated } from '../../bench/measures/useReplications.ts';
import { encodeModel } from '../../scenario/encode.ts';
import type { JobView } from '../../sim-react/useJob.ts';

/** Of a call, which can be stopped at any time and tells what it knows: enough for every worker to have some. */
const ADUS_PER_CALL = 400_000;

export function useMeasures(scenario: Readonly<AlfScenario>): JobView<Estimates<'alf'>> {
  const job = useRuns(scenario);
  return useMemo(() => ({ ...job, result: job.result?.estimates ?? null }), [job]);
}

export function useRuns(scenario: Readonly<AlfScenario>): JobView<Replicated<'alf'>> {
  const { runs, n } = scenario;
  return useReplicated({
    lab: 'alf',
    text: encodeModel('alf', scenario),
    runs,
    // both modes are simulated
    perCall: Math.max(1, Math.floor(ADUS_PER_CALL / (2 * n))),
    call: (text, first, count) => ({ fn: 'alf_replications', args: [text, first, count] }),
  });
}
