// Where the efficiencies of surface, tracks and Table I come from.

import { PLAN } from '#pkg/dccp.surface.heads.ts';
import type { DccpScenario } from '#pkg/params.ts';
import type { RowsOf } from '../../bench/along/along.ts';

/** A call takes about 30 000 packets. Both runs at most fill the bottleneck; of a batch, the run without a buffer is simulated once. */
export const EFFICIENCIES: RowsOf<'dccp', 'dccp_efficiencies'> = {
  measures: PLAN.rows,
  costPerCall: 30_000,
  call: (...args) => ({ fn: 'dccp_efficiencies', args }),
  costOf: packetsOf,
  // points that differ in their buffer alone share the run without one
  isShared: (id) => id === 'buffer' || id === 'dmax',
};

export function packetsOf({
  duration,
  rate,
  packet,
}: Pick<DccpScenario, 'duration' | 'rate' | 'packet'>): number {
  return (2 * duration * rate * 1e6) / (8 * packet);
}
