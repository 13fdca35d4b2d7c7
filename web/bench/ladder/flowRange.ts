// Which part of the stretch the ladder of a TCP flow shows.

import { fittedRange, type Range } from '../../charts/gestures/range.ts';
import { LOOK } from '../../charts/ladder/flow.ts';
import { type FlowRecord, roundTrip } from './flowRun.ts';
import { touchedPlace } from './hand/record.ts';

/** So many round trips are shown, and of them so many before what happens. */
const TRIPS = 4;
const BEFORE = 0.6;
/** Fewer round trips, where more packets than this would stand in them; but a repair takes more than two. */
const PACKETS = 64;
const LEAST = 2.6;

/** The stretch from its start to its last acknowledgment, s. */
export function wholeRange({ scenario: { from, span }, ladder }: FlowRecord): Range {
  // what arrives after the stretch is still part of it
  const last = ladder.ackArrival.at(-1) ?? 0;
  return [from, Math.max(from + (span ?? 0), last)];
}

/** What the ladder opens on: what a hand did, or else the first packet that is sent again, or else the first late one. */
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

/** The packet that the story is about; -1 where there is none. */
function telling(record: FlowRecord): number {
  const { look, number } = record.packets;
  const byHand = touchedPlace(record);
  if (byHand !== -1) return byHand;
  const looks = Array.from(look);
  for (const wanted of [LOOK.needless, LOOK.late, LOOK.lost, LOOK.overtaken]) {
    const found = looks.indexOf(wanted);
    if (found === -1) continue;
    // a copy is about its first transmission
    const first = wanted === LOOK.needless ? Array.from(number).indexOf(number[found] ?? 0) : found;
    return first;
  }
  return -1;
}
