// All replications of a scenario, for the page and for callers outside the laboratory.

import type { TcpScenario } from '#pkg/params.ts';
import { oneByOne } from '../../bench/results/useReplications.ts';

export const replicationsOf = (scenario: Readonly<TcpScenario>) =>
  oneByOne('tcp', scenario, (text, first, count) => ({ fn: 'tcp_replications', args: [text, first, count] }));
