// All replications of a scenario, for the page and for whoever asks for its measures elsewhere.

import type { RedScenario } from '#pkg/params.ts';
import type { Replications } from '../../bench/results/useReplications.ts';
import { encodeModel } from '../../scenario/encode.ts';

export function replicationsOf(scenario: Readonly<RedScenario>): Replications<'red', 'red_replications'> {
  return {
    lab: 'red',
    text: encodeModel('red', scenario),
    runs: scenario.runs,
    // a replication is run piece by piece
    perCall: 1,
    call: (text, first, count) => ({ fn: 'red_replications', args: [text, first, count] }),
  };
}
