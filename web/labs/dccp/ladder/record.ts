// A run of the flow, as the chart and the sentences need it.

import type { DccpStretch } from '#pkg/dccp.js';
import type { DccpScenario } from '#pkg/params.ts';
import { isDelayed } from '../../../bench/context/hand.ts';
import type { HandRecord } from '../../../bench/ladder/hand/record.ts';
import { LOOK } from '../../../charts/ladder/flow.ts';
import { median } from '../../../charts/scales/median.ts';
import type { Steps } from '../../../charts/scales/steps.ts';
import type { Flow } from './useFlow.ts';

/** Values of `DccpStretch.way`. */
export const WAY = { arrived: 0, lost: 1, dropped: 2 } as const;

export interface FlowRecord extends HandRecord {
  /** The run that is shown, with the buffer or without. */
  readonly stretch: DccpStretch;
  readonly scenario: Readonly<DccpScenario>;
  /** Start of the time that is shown (s), and whether it was chosen as a typical one. */
  readonly from: number;
  readonly isTypical: boolean;
}

/** The run that the scenario's `side` names. */
export function flowRecord({ ladder, scenario, alone }: Flow, side: DccpScenario['side']): FlowRecord {
  const stretch = ladder[side];
  const hasBuffer = side === 'with' && scenario.place !== 'none';
  return {
    stretch,
    scenario,
    from: ladder.from,
    isTypical: ladder.isTypical,
    // each packet of this flow is sent once only
    attempt: new Int32Array(stretch.number.length),
    packets: {
      number: stretch.number,
      sent: stretch.sent,
      end: stretch.came,
      look: looksOf(stretch, scenario),
    },
    answers: {
      sent: stretch.reportSent,
      arrival: stretch.reportArrival,
      duplicates: new Uint8Array(stretch.reportSent.length),
      leaveFirst: scenario.place === 'application',
    },
    threshold: scenario.ndupack,
    window: rateOf(stretch),
    without: alone === null ? null : rateOf(alone[side]),
    silences: [],
    declared: stretch.declared,
    waits: hasBuffer
      ? { released: stretch.handed, level: { times: stretch.levelAt, values: stretch.waiting } }
      : undefined,
  };
}

export function rateOf({ at, allowed }: DccpStretch): Steps {
  return { times: at, values: allowed };
}

/** Median one-way delay, s; NaN where no packet arrived. */
export function usualTrip({ sent, came }: DccpStretch): number {
  return (
    median(Array.from(came, (time, i) => time - (sent[i] ?? 0)).filter((trip) => trip > 0)) ?? Number.NaN
  );
}

function looksOf({ number, way, came, lag }: DccpStretch, scenario: Readonly<DccpScenario>): Uint8Array {
  return Uint8Array.from(number, (packet, i) => {
    if (way[i] !== WAY.arrived) return LOOK.lost;
    if (Number.isNaN(came[i] ?? Number.NaN)) return LOOK.underWay;
    const passed = lag[i] ?? 0;
    if (passed >= scenario.ndupack || isDelayed(scenario, { packet, attempt: 0 })) return LOOK.late;
    return passed > 0 ? LOOK.overtaken : LOOK.plain;
  });
}
