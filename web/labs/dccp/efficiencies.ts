// Where the efficiencies of surface and tracks come from.

import type { DccpScenario } from '#pkg/params.ts';
import type { SweepPoint, SweepSource } from '../../bench/sweep/calls.ts';

/** The columns of `dccp_efficiencies`. */
const MEASURES = [
  'rate',
  'ler',
  'jitter',
  'rate_buffer',
  'rate_no_buffer',
  'ler_buffer',
  'ler_no_buffer',
] as const;
export type Efficiency = (typeof MEASURES)[number];

/** So many packets make a call of 5 to 10 ms. */
const PACKETS_PER_CALL = 30_000;

/** `up` is empty for a curve. */
export function efficiencySource(
  across: keyof DccpScenario,
  up: keyof DccpScenario | '',
): SweepSource<'dccp_efficiencies', Efficiency> {
  return {
    measures: MEASURES,
    costPerCall: PACKETS_PER_CALL,
    call: (scenario, points, replication) => ({
      fn: 'dccp_efficiencies',
      args: [
        scenario,
        across,
        Float64Array.from(points, ({ x }) => x),
        up,
        Float64Array.from(points, ({ y }) => y),
        replication,
      ],
    }),
  };
}

/** Both runs at most fill the bottleneck. Of a batch, the run without a buffer is simulated once. */
export function efficiencyPoint(
  line: string,
  x: number,
  y: number,
  { duration, rate, packet }: Pick<DccpScenario, 'duration' | 'rate' | 'packet'>,
  batch?: number,
): SweepPoint {
  return { line, x, y, cost: (2 * duration * rate * 1e6) / (8 * packet), batch };
}

/** Whether points along this parameter differ in their buffer alone. */
export function isOfBuffer(id: string): boolean {
  return id === 'buffer' || id === 'dmax';
}
