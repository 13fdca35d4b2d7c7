// Sentences about the packets of a TCP flow, and about the cost of a change by hand.

import { LOOK } from '../../charts/ladder/flow.ts';
import { formatCount } from '../../notation/formatCount.ts';
import { countWithNoun } from '../words/counts.ts';
import { FATE, type FlowLadder, type FlowRecord } from './flowRun.ts';

/** "Packet 50, retransmitted", or ", transmission 3". */
export function packetTitle({ packets, attempt, ladder }: FlowRecord, i: number): string {
  const nth = attempt[i] ?? 0;
  const again = nth > 0 ? `, transmission ${nth + 1}` : ladder.again[i] === 1 ? ', retransmitted' : '';
  return `Packet ${packets.number[i]}${again}`;
}

/** The difference between a flow changed by hand and the same flow left alone. */
export interface Cost {
  /** Additional retransmissions, and how many of them are needless; below zero: fewer. */
  readonly again: number;
  readonly needless: number;
  /** The first cut of the window that the flow left alone does not have. */
  readonly cut: Cut | null;
  /** Additional cuts that the sender undoes. */
  readonly undone: number;
}

/** A cut of the congestion window: its time (s), and the window before and after (packets). */
interface Cut {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** The cost of the changes by hand: the flow minus the same flow left alone. */
export function costOf(own: FlowLadder, alone: FlowLadder): Cost {
  const usual = new Set(cutsOf(alone).map(({ at }) => at));
  return {
    again: count(own.again, 1) - count(alone.again, 1),
    needless: count(own.fate, FATE.useless) - count(alone.fate, FATE.useless),
    cut: cutsOf(own).find(({ at }) => !usual.has(at)) ?? null,
    undone: undosIn(own) - undosIn(alone),
  };
}

/** How often the sender undoes a cut. */
export function undosIn({ undone }: Pick<FlowLadder, 'undone'>): number {
  return undone.length - count(undone, 0);
}

function count(values: ArrayLike<number>, wanted: number): number {
  let found = 0;
  for (let i = 0; i < values.length; i += 1) if (values[i] === wanted) found += 1;
  return found;
}

const RECOVERY = 2;

/** Cuts by recoveries and timeouts. A recovery's cut is from the window before it to that at its end: in between the window is inflated. */
function cutsOf({ at, window, state, timeout }: FlowLadder): Cut[] {
  const cuts: Cut[] = [];
  let before = Number.NaN;
  for (let i = 1; i < at.length; i += 1) {
    const [was, is] = [state[i - 1] === RECOVERY, state[i] === RECOVERY];
    if (is && !was) before = window[i - 1] ?? Number.NaN;
    const [time, after] = [at[i] ?? 0, window[i] ?? 0];
    if (timeout[i] === 1) cuts.push({ at: time, before: window[i - 1] ?? Number.NaN, after });
    // in a stretch that begins within a recovery `before` is NaN: not counted; nor is a cut that was undone
    else if (was && !is && after < before) cuts.push({ at: time, before, after });
  }
  return cuts;
}

/** The cost in words: "costs one needless retransmission and halves the window, from 29.1 to 14.5 packets". */
export function costWords({ again, needless, cut, undone }: Cost): string {
  const useful = again - needless;
  const copies = [
    ...(needless > 0 ? [numbered(needless, 'needless retransmission')] : []),
    ...(useful > 0 ? [numbered(useful, needless > 0 ? 'of use' : 'retransmission')] : []),
    ...(undone > 0 ? [`${numbered(undone, 'cut')} that ${undone === 1 ? 'is' : 'are'} undone`] : []),
  ];
  const change =
    cut === null
      ? ''
      : `${cutWords(cut)} the window, from ${shown(cut.before)} to ${shown(cut.after)} packets`;
  if (copies.length === 0 && change === '') {
    return again < 0 ? `spares ${numbered(-again, 'retransmission')}` : 'costs nothing';
  }
  const costs = copies.length === 0 ? '' : `costs ${copies.join(' and ')}`;
  return [costs, change].filter((words) => words !== '').join(' and ');
}

function numbered(number: number, thing: string): string {
  if (thing === 'of use') return `${number === 1 ? 'one' : number} of use`;
  return number === 1 ? `one ${thing}` : countWithNoun(number, thing);
}

/** "halves" where the window falls to 45% to 55%, "cuts" otherwise. */
function cutWords({ before, after }: Cut): string {
  return Math.abs(after / before - 0.5) <= 0.05 ? 'halves' : 'cuts';
}

function shown(window: number): string {
  return window.toFixed(1).replace(/\.0$/, '');
}

/** Counts of packets over the stretch. */
export function stretchCounts({ ladder, packets }: FlowRecord) {
  const look = Array.from(packets.look);
  return {
    sent: ladder.segment.length,
    late: look.filter((one) => one === LOOK.late || one === LOOK.overtaken).length,
    lost: look.filter((one) => one === LOOK.lost).length,
    again: count(ladder.again, 1),
    /** Of `again`: packets first sent before the stretch. */
    earlier: Array.from(ladder.again).filter(
      (again, i) => again === 1 && ladder.segment.indexOf(ladder.segment[i] ?? -1) === i,
    ).length,
    needless: look.filter((one) => one === LOOK.needless).length,
  };
}

/** The kept flow's counts and those of the flow that is shown: "12 reordered, 3 lost, 15 retransmitted, 4 needlessly (here 8, 2, 10, 1)." */
export function besideWords(kept: FlowRecord, shown: FlowRecord): string {
  const [there, here] = [stretchCounts(kept), stretchCounts(shown)];
  const counts = `${there.late} reordered, ${there.lost} lost, ${there.again} retransmitted, ${there.needless} needlessly`;
  return `${counts} (here ${here.late}, ${here.lost}, ${here.again}, ${here.needless}).`;
}

/** The leading sentence without its end: "136 of 982 packets are reordered and 11 are lost; the sender retransmits 17 packets,". */
export function troubleWords(record: FlowRecord): string {
  const { sent, late, lost, again, earlier } = stretchCounts(record);
  if (sent === 0) return 'this flow sends no packet in the time shown.';
  const of = ` of ${countWithNoun(sent, 'packet')}`;
  const parts = [
    ...(late > 0 ? [`${formatCount(late)}${of} ${late === 1 ? 'is' : 'are'} reordered`] : []),
    ...(lost > 0 ? [`${formatCount(lost)}${late > 0 ? '' : of} ${lost === 1 ? 'is' : 'are'} lost`] : []),
  ];
  if (parts.length === 0) return 'no packet of this flow is reordered or lost: choose one to delay it.';
  const end =
    again === 0
      ? 'the sender retransmits'
      : `the sender retransmits ${countWithNoun(again, 'packet')}${earlierWords(earlier)},`;
  return `${parts.join(' and ')}; ${end}`;
}

/** Explains why there may be more retransmissions than losses: some packets were first sent before the stretch. */
function earlierWords(earlier: number): string {
  return earlier === 0 ? '' : ` (${earlier} first sent before the time shown)`;
}

/** The end of that sentence: "7 needlessly." */
export function needlessWords(record: FlowRecord): string {
  const { again, needless } = stretchCounts(record);
  if (again === 0) return 'nothing.';
  return needless === 0 ? `${again === 1 ? 'which was' : 'all'} needed.` : `${needlessOf(again, needless)}.`;
}

/** How many retransmissions were needless: "7 needlessly", "none needlessly", "all needlessly"; "needlessly" if it is the only one. */
function needlessOf(again: number, needless: number): string {
  if (needless === 0) return 'none needlessly';
  if (needless === again) return again === 1 ? 'needlessly' : 'all needlessly';
  return `${formatCount(needless)} needlessly`;
}

/** All counts: "982 packets: 136 are reordered, 11 are lost, 17 are retransmitted, 7 needlessly." */
export function countWords(record: FlowRecord): string {
  const { sent, late, lost, again, needless } = stretchCounts(record);
  if (sent === 0) return 'no packet.';
  const are = (count: number) => `${count === 0 ? 'none' : formatCount(count)} ${count < 2 ? 'is' : 'are'}`;
  const copies = again === 0 ? '' : `, ${needlessOf(again, needless)}`;
  return `${countWithNoun(sent, 'packet')}: ${are(late)} reordered, ${are(lost)} lost, ${are(again)} retransmitted${copies}.`;
}
