// The first flow, packet by packet, in the part of the run that the scenario names.

import type { RedScenario } from '#pkg/params.ts';
import { type RunSource, type RunView, useFlowRun } from '../../../bench/ladder/useFlowRun.ts';

export const SOURCE: RunSource<'red'> = {
  lab: 'red',
  call: (text) => ({ fn: 'red_ladder', args: [text, 0] }),
};

export function useFlow(scenario: Readonly<RedScenario>): RunView<'red'> {
  return useFlowRun(SOURCE, scenario);
}
