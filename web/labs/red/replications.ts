// All replications of a scenario, for the page and for callers outside the laboratory.

import type { RedScenario } from '#pkg/params.ts';
import { oneByOne } from '../../bench/results/useReplications.ts';

export const replicationsOf = (scenario: Readonly<RedScenario>) =>
  oneByOne('red', scenario, (text, first, count) => ({ fn: 'red_replications', args: [text, first, count] }));
