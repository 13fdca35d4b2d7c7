// All replications of a scenario, for the page and for callers outside the laboratory.

import type { DccpScenario } from '#pkg/params.ts';
import { oneByOne } from '../../bench/results/useReplications.ts';

export const replicationsOf = (scenario: Readonly<DccpScenario>) =>
  oneByOne('dccp', scenario, (text, first, count) => ({
    fn: 'dccp_replications',
    args: [text, first, count],
  }));
