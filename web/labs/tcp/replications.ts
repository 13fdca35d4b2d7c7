// All replications of a scenario, for the page and for whoever asks for its measures elsewhere.

import type { TcpScenario } from '#pkg/params.ts';
import type { Replications } from '../../bench/results/useReplications.ts';
import { encodeModel } from '../../scenario/encode.ts';

export function replicationsOf(scenario: Readonly<TcpScenario>): Replications<'tcp', 'tcp_replications'> {
  return {
    lab: 'tcp',
    text: encodeModel('tcp', scenario),
    runs: scenario.runs,
    // a replication is run piece by piece
    perCall: 1,
    call: (text, first, count) => ({ fn: 'tcp_replications', args: [text, first, count] }),
  };
}
