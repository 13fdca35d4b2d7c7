// All events of the transfers in one list, merged from their records in the model's order for events at equal times
// (docs/alf.md, rule alf-8).

import { countBefore } from '../../../charts/scales/search.ts';
import type { TransferRecord } from './record.ts';
import { NO_ADU, numberAt } from './record.ts';

/** Kinds of events, numbered in the order of rule alf-8. */
export const EVENT = { processed: 0, ackArrives: 1, arrives: 2, sent: 3, taken: 4, ackSent: 5 } as const;
export type EventKind = (typeof EVENT)[keyof typeof EVENT];

/** Events of one transfer or of several, in order. */
export interface EventList {
  readonly length: number;
  readonly time: Float64Array;
  readonly kind: Uint8Array;
  /** Place in the record's columns: of transmissions, of acknowledgments, or of the processing order. */
  readonly index: Uint32Array;
  /** The ADU that it happens to, `NO_ADU` for an acknowledgment that reports no loss. */
  readonly adu: Uint32Array;
  /** Which of the transfers the event is in, by its place in the list of stories. */
  readonly transfer: Uint8Array;
}

const KINDS = Object.values(EVENT);

export function kindAt({ kind }: EventList, at: number): EventKind {
  const found = KINDS.find((one) => one === kind[at]);
  if (found === undefined) throw new Error(`no event ${at}`);
  return found;
}

interface Source {
  readonly kind: EventKind;
  readonly times: ArrayLike<number>;
  /** Added to each time (ms): an ADU is processed Ta after it is taken. */
  readonly plus: number;
  readonly adus: ArrayLike<number>;
  next: number;
}

function emptyList(length: number) {
  return {
    length,
    time: new Float64Array(length),
    kind: new Uint8Array(length),
    index: new Uint32Array(length),
    adu: new Uint32Array(length),
    transfer: new Uint8Array(length),
  };
}

/** The events of one transfer: each column of the record is sorted by time, and the columns are merged. */
export function eventsOf({ transfer, terms }: TransferRecord): EventList {
  const source = (kind: EventKind, times: ArrayLike<number>, adus: ArrayLike<number>, plus = 0): Source => ({
    kind,
    times,
    plus,
    adus,
    next: 0,
  });
  const taken = source(EVENT.taken, transfer.accepted, transfer.order);
  const sources = [
    source(EVENT.processed, transfer.accepted, transfer.order, terms.processing),
    source(EVENT.ackArrives, transfer.ackArrival, transfer.ackReports),
    source(EVENT.arrives, transfer.txArrival, transfer.txAdu),
    source(EVENT.sent, transfer.txEmitted, transfer.txAdu),
    taken,
    source(EVENT.ackSent, transfer.ackEmitted, transfer.ackReports),
  ];
  const list = emptyList(sources.reduce((sum, { times }) => sum + times.length, 0));
  for (let at = 0; at < list.length; at += 1) {
    let first: Source | null = null;
    let time = Number.POSITIVE_INFINITY;
    for (const one of sources) {
      if (one.next >= one.times.length) continue;
      // with Ta = 0 an ADU is taken and processed in one instant, in this order
      if (one.kind === EVENT.processed && one.next >= taken.next) continue;
      const own = numberAt(one.times, one.next) + one.plus;
      // at equal times the event of the source that is listed first comes first: rule alf-8
      if (own < time) [first, time] = [one, own];
    }
    if (first === null) break;
    list.time[at] = time;
    list.kind[at] = first.kind;
    list.index[at] = first.next;
    list.adu[at] = first.adus[first.next] ?? NO_ADU;
    first.next += 1;
  }
  return list;
}

/**
 * The events of several transfers in one list. Equal events of the same ADU at the same time in several transfers stand
 * side by side, so that they make one step.
 */
export function mergedEvents(lists: readonly EventList[]): EventList {
  const [only] = lists;
  if (lists.length === 1 && only !== undefined) return only;
  const merged = emptyList(lists.reduce((sum, { length }) => sum + length, 0));
  const next = lists.map(() => 0);
  for (let at = 0; at < merged.length; at += 1) {
    let from = -1;
    for (let transfer = 0; transfer < lists.length; transfer += 1) {
      const list = lists[transfer];
      const mine = next[transfer] ?? 0;
      if (list === undefined || mine >= list.length) continue;
      const other = lists[from];
      if (other === undefined || isBefore(list, mine, other, next[from] ?? 0)) from = transfer;
    }
    const list = lists[from];
    const take = next[from] ?? 0;
    if (list === undefined) break;
    merged.time[at] = numberAt(list.time, take);
    merged.kind[at] = numberAt(list.kind, take);
    merged.index[at] = numberAt(list.index, take);
    merged.adu[at] = numberAt(list.adu, take);
    merged.transfer[at] = from;
    next[from] = take + 1;
  }
  return merged;
}

function isBefore(a: EventList, i: number, b: EventList, j: number): boolean {
  const byTime = numberAt(a.time, i) - numberAt(b.time, j);
  if (byTime !== 0) return byTime < 0;
  const byKind = numberAt(a.kind, i) - numberAt(b.kind, j);
  if (byKind !== 0) return byKind < 0;
  return numberAt(a.adu, i) < numberAt(b.adu, j);
}

/** Whether two events differ in their transfer only. */
function isSame(events: EventList, a: number, b: number): boolean {
  return (
    events.time[a] === events.time[b] &&
    events.kind[a] === events.kind[b] &&
    events.adu[a] === events.adu[b] &&
    events.transfer[a] !== events.transfer[b]
  );
}

/** A step of the film: the events from `first` to before `end`, which are the same event in several transfers. */
export interface Step {
  readonly first: number;
  readonly end: number;
  readonly time: number;
}

/** The step that holds the event at index `at`; null where there is no such event. */
export function stepAt(events: EventList, at: number): Step | null {
  if (at < 0 || at >= events.length) return null;
  let first = at;
  while (first > 0 && isSame(events, first - 1, at)) first -= 1;
  let end = at + 1;
  while (end < events.length && isSame(events, first, end)) end += 1;
  return { first, end, time: numberAt(events.time, first) };
}

/**
 * Whether an event concerns an acknowledgment without a loss report: the film skips it while acknowledgments are
 * hidden.
 */
export function isPlainAck(events: EventList, at: number): boolean {
  const kind = events.kind[at];
  return (kind === EVENT.ackArrives || kind === EVENT.ackSent) && events.adu[at] === NO_ADU;
}

/** Kinds of events by how much they tell, the most telling first, to choose among events at one time. */
const TELLING: readonly number[] = [
  EVENT.arrives,
  EVENT.sent,
  EVENT.ackArrives,
  EVENT.taken,
  EVENT.processed,
  EVENT.ackSent,
];

/** The step to tell where the film, not the reader, has chosen the time: the most telling of the latest event time. */
export function tellingStep(events: EventList, time: number, skipsAcks: boolean): Step | null {
  let at = countBefore(events.time, time, true) - 1;
  while (skipsAcks && at >= 0 && isPlainAck(events, at)) at -= 1;
  if (at < 0) return null;
  const instant = events.time[at];
  let best = at;
  for (; at >= 0 && events.time[at] === instant; at -= 1) {
    if (skipsAcks && isPlainAck(events, at)) continue;
    if (rank(events, at) <= rank(events, best)) best = at;
  }
  return stepAt(events, best);
}

function rank(events: EventList, at: number): number {
  return TELLING.indexOf(numberAt(events.kind, at));
}
