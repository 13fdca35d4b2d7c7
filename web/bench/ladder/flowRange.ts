// The part of a TCP flow's stretch that its ladder shows first.

import { fittedRange, type Range } from '../../charts/gestures/range.ts';
import { LOOK } from '../../charts/ladder/flow.ts';
import { type FlowRecord, roundTrip } from './flowRun.ts';
import { touchedPlace } from './hand/record.ts';

/** Round trips that are shown, and how many of them before the event that the ladder opens on. */
const TRIPS = 4;
const BEFORE = 0.6;
/** Where more packets than this would be shown, fewer round trips are, but at least `LEAST`: a repair takes more than two. */
const PACKETS = 64;
const LEAST = 2.6;

/** The stretch from its start to its last acknowledgment, s. */
export function wholeRange({ scenario: { from, span }, ladder }: FlowRecord): Range {
  // acknowledgments that arrive after the stretch are shown too
  const last = ladder.ackArrival.at(-1) ?? 0;
  return [from, Math.max(from + (span ?? 0), last)];
}

/** The window of time that the ladder opens on (s): around the pinned packet, or else around that of `telling`. */
export function openingRange(record: FlowRecord, isNarrow: boolean, pin: number | null): Range {
  const whole = wholeRange(record);
  const { packets, ladder, scenario } = record;
  const found = roundTrip(ladder);
  const trip = Number.isFinite(found) ? found : scenario.rtt / 1000;
  const pinned = pin === null ? -1 : Array.from(packets.number).indexOf(pin);
  const place = pinned === -1 ? telling(record) : pinned;
  const start = (place === -1 ? whole[0] : (packets.sent[place] ?? 0)) - BEFORE * trip;
  const end = start + TRIPS * trip;
  const inside = Array.from(packets.sent).filter((time) => time >= start && time <= end).length;
  const share = Math.min(1, Math.max(LEAST / TRIPS, PACKETS / inside));
  return fittedRange([start, start + (isNarrow ? LEAST / TRIPS : share) * TRIPS * trip], whole);
}

/** Index of the packet to open on: one changed by hand, or else the first retransmitted needlessly, late, lost or overtaken; -1 if none. */
function telling(record: FlowRecord): number {
  const { look, number } = record.packets;
  const byHand = touchedPlace(record);
  if (byHand !== -1) return byHand;
  const looks = Array.from(look);
  for (const wanted of [LOOK.needless, LOOK.late, LOOK.lost, LOOK.overtaken]) {
    const found = looks.indexOf(wanted);
    if (found === -1) continue;
    // a needless copy is explained by its first transmission
    const first = wanted === LOOK.needless ? Array.from(number).indexOf(number[found] ?? 0) : found;
    return first;
  }
  return -1;
}
