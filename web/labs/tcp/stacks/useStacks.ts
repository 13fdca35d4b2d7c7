// How each stack reacts to the scenario's arrival order.

import type { TcpScenario } from '#pkg/params.ts';
import { encode } from '../../../scenario/encode.ts';
import { withDefaults } from '../../../scenario/values.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';

export function useStacks(scenario: Readonly<TcpScenario>) {
  const text = encode(
    'tcp',
    withDefaults('tcp', scenario, ['runs', 'seed', 'stack', 'fig', 'from', 'span', 'jitter']),
  );
  return useCall(`stacks ${text}`, PRIORITY.now, () => ({ fn: 'tcp_stacks', args: [text] }));
}

/** Orders to try. */
export function useReadyOrders() {
  return useCall('ready orders', PRIORITY.soon, () => ({ fn: 'tcp_ready_orders', args: [] }));
}
