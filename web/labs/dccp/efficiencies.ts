// How the efficiencies of the surface, the tracks and table I are asked of the model.

import { PLAN } from '#pkg/dccp.surface.heads.ts';
import type { DccpScenario } from '#pkg/params.ts';
import type { RowsOf } from '../../bench/along/along.ts';

/**
 * Each call simulates about 30 000 packets. The cost of a point is two runs that fill the bottleneck, the most that
 * they can; a batch simulates the run without a buffer once.
 */
export const EFFICIENCIES: RowsOf<'dccp', 'dccp_efficiencies'> = {
  measures: PLAN.rows,
  costPerCall: 30_000,
  call: (...args) => ({ fn: 'dccp_efficiencies', args }),
  costOf: packetsOf,
  // points that differ in their buffer only share the run without one
  isShared: (id) => id === 'buffer' || id === 'dmax',
};

export function packetsOf({
  duration,
  rate,
  packet,
}: Pick<DccpScenario, 'duration' | 'rate' | 'packet'>): number {
  return (2 * duration * rate * 1e6) / (8 * packet);
}
