// All replications of a scenario, for the page and for callers outside the laboratory.

import type { AlfScenario } from '#pkg/params.ts';
import type { Replications } from '../../bench/results/useReplications.ts';
import { encodeModel } from '../../scenario/encode.ts';

/** ADUs that one call simulates: few enough to stop soon and to give each worker its share of calls. */
const ADUS_PER_CALL = 400_000;

export function replicationsOf(scenario: Readonly<AlfScenario>): Replications<'alf', 'alf_replications'> {
  return {
    lab: 'alf',
    text: encodeModel('alf', scenario),
    runs: scenario.runs,
    // N counts twice, as both modes are simulated
    perCall: Math.max(1, Math.floor(ADUS_PER_CALL / (2 * scenario.n))),
    call: (text, first, count) => ({ fn: 'alf_replications', args: [text, first, count] }),
  };
}
