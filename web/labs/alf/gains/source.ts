// Where the gains of the figures come from.

import type { AlfScenario } from '#pkg/params.ts';
import type { SweepPoint, SweepSource } from '../../../bench/sweep/calls.ts';
import type { AxisId } from '../axes.ts';

/** The two gains that the paper's words allow, by the choices of `g`. */
export type GainKind = AlfScenario['g'];

/** Transfers of about this many ADUs make a call of 5 to 10 ms. */
export const ADUS_PER_CALL = 80_000;

/** `up` is empty for a curve. */
export function gainSource(across: AxisId, up: AxisId | ''): SweepSource<'alf_gains', GainKind> {
  return {
    measures: ['completion', 'latency'],
    costPerCall: ADUS_PER_CALL,
    call: (scenario, points, replication) => ({
      fn: 'alf_gains',
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

/** Both modes are simulated. */
export function gainPoint(line: string, x: number, y: number, adus: number): SweepPoint {
  return { line, x, y, cost: 2 * adus };
}
