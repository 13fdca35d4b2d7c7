// The first transfer packet by packet, over the time that the scenario names, or from its start.

import type { TcpScenario } from '#pkg/params.ts';
import { type RunSource, type RunView, useFlowRun } from '../../../bench/ladder/useFlowRun.ts';

export const SOURCE: RunSource<'tcp'> = {
  lab: 'tcp',
  call: (text) => ({ fn: 'tcp_ladder', args: [text] }),
};

export function useLadder(scenario: Readonly<TcpScenario>): RunView<'tcp'> {
  return useFlowRun(SOURCE, { ...scenario, runs: 1 });
}
