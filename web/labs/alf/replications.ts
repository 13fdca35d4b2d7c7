// All replications of a scenario, for the page and for whoever asks for its measures elsewhere.

import type { AlfScenario } from '#pkg/params.ts';
import type { Replications } from '../../bench/results/useReplications.ts';
import { encodeModel } from '../../scenario/encode.ts';

/** Of a call, which can be stopped at any time and tells what it knows: enough for every worker to have some. */
const ADUS_PER_CALL = 400_000;

export function replicationsOf(scenario: Readonly<AlfScenario>): Replications<'alf', 'alf_replications'> {
  return {
    lab: 'alf',
    text: encodeModel('alf', scenario),
    runs: scenario.runs,
    // both modes are simulated
    perCall: Math.max(1, Math.floor(ADUS_PER_CALL / (2 * scenario.n))),
    call: (text, first, count) => ({ fn: 'alf_replications', args: [text, first, count] }),
  };
}
