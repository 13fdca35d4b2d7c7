// All replications of a scenario, for the page and for whoever asks for its measures elsewhere.

import type { DccpScenario } from '#pkg/params.ts';
import type { Replications } from '../../bench/results/useReplications.ts';
import { encodeModel } from '../../scenario/encode.ts';

export function replicationsOf(scenario: Readonly<DccpScenario>): Replications<'dccp', 'dccp_replications'> {
  return {
    lab: 'dccp',
    text: encodeModel('dccp', scenario),
    runs: scenario.runs,
    // a replication is run piece by piece
    perCall: 1,
    call: (text, first, count) => ({ fn: 'dccp_replications', args: [text, first, count] }),
  };
}
