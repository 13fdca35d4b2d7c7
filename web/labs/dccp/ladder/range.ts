// The time window of the ladder when it opens.

import { touchedPlace } from '../../../bench/ladder/hand/record.ts';
import { fittedRange, type Range } from '../../../charts/gestures/range.ts';
import { LOOK } from '../../../charts/ladder/flow.ts';
import { type FlowRecord, usualTrip } from './record.ts';

/** Number of packets that can be told apart, on a wide screen and on a phone. */
const PACKETS = { wide: 64, narrow: 28 } as const;
/** In one-way delays: how long before the telling packet the window starts, and its least length. */
const BEFORE = 0.3;
const LEAST = 2.4;
/** Margin behind the last arrival, as a share of the ladder's time. */
const BEYOND = 0.015;

export function wholeRange({ from, scenario: { span }, stretch }: FlowRecord): Range {
  // packets that arrive after the chosen time belong to the ladder
  const last = stretch.handed.reduce((latest, time) => (time > latest ? time : latest), 0);
  // and are not cut off by its edge
  return [from, Math.max(from + span, last + BEYOND * span)];
}

export function openingRange(record: FlowRecord, isNarrow: boolean, pin: number | null): Range {
  const whole = wholeRange(record);
  const { packets, stretch, scenario } = record;
  const found = usualTrip(stretch);
  const trip = Number.isFinite(found) ? found : scenario.rtt / 2000;
  const pinned = pin === null ? -1 : Array.from(packets.number).indexOf(pin);
  const place = pinned === -1 ? telling(record) : pinned;
  const start = (packets.sent[place] ?? whole[0]) - BEFORE * trip;
  const rate = stretch.sent.length / Math.max(scenario.span, 1e-3);
  const wanted = PACKETS[isNarrow ? 'narrow' : 'wide'] / Math.max(rate, 1);
  return fittedRange([start, start + Math.max(wanted, LEAST * trip)], whole);
}

/** Index of the packet to show first; -1 where there is none. */
function telling(record: FlowRecord): number {
  const {
    packets: { look },
    stretch,
  } = record;
  const byHand = touchedPlace(record);
  if (byHand !== -1) return byHand;
  // packets declared lost come first, as the buffer is there to avoid them
  const declared = stretch.declared.findIndex(Number.isFinite);
  if (declared !== -1) return declared;
  const looks = Array.from(look);
  const wanted = [LOOK.late, LOOK.lost, LOOK.overtaken].find((one) => looks.includes(one));
  return wanted === undefined ? -1 : looks.indexOf(wanted);
}
