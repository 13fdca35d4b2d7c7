// What happens to packets of a flow, and what a hand on one of them costs, in words.

import type { RedScenario } from '#pkg/params.ts';
import type { RedLadder } from '#pkg/red.js';
import { counted } from '../../../bench/words/counts.ts';
import { LOOK } from '../../../charts/ladder/flow.ts';
import { FATE, type FlowRecord } from './record.ts';

/** "Packet 50, retransmitted." and what became of it. */
export function packetTitle({ packets, attempt, ladder }: FlowRecord, i: number): string {
  const nth = attempt[i] ?? 0;
  const again = nth > 0 ? `, transmission ${nth + 1}` : ladder.again[i] === 1 ? ', retransmitted' : '';
  return `Packet ${packets.number[i]}${again}`;
}

export function fateWords({ ladder, packets, scenario, threshold }: FlowRecord, i: number): string {
  const passed = ladder.lag[i] ?? 0;
  switch (ladder.fate[i]) {
    case FATE.disturbed:
      return 'Lost on the path.';
    case FATE.dropped:
      return 'Dropped by the queue.';
    case FATE.underWay:
      return 'Still under way at the end of the time shown.';
    case FATE.useless:
      return 'A needless retransmission: the receiver has it already.';
  }
  if (passed === 0) return ladder.again[i] === 1 ? 'It fills the gap.' : 'It arrives in its place.';
  const overtaken = `${passed === 1 ? 'One packet' : `${passed} packets`} overtook it`;
  if (packets.look[i] === LOOK.late && passed >= threshold) {
    const isRepeated = ladder.segment.some(
      (number, k) => k > i && number === ladder.segment[i] && ladder.again[k] === 1,
    );
    return isRepeated
      ? `${overtaken}: ${threshold} duplicate acknowledgments make the sender retransmit it.`
      : `${overtaken}: ${threshold} duplicate acknowledgments could make the sender retransmit it, but it does not.`;
  }
  return `${overtaken}; ${scenario.dupthresh} would be taken for a loss.`;
}

/** What the two runs differ in. */
export interface Cost {
  /** Retransmissions more, and those of them that were needless; below zero: fewer. */
  readonly again: number;
  readonly needless: number;
  /** The first cut of the window that the flow left alone does not make. */
  readonly cut: Cut | null;
}

/** Windows before and after, packets. */
export interface Cut {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

export function costOf(own: RedLadder, alone: RedLadder): Cost {
  const usual = new Set(cutsOf(alone).map(({ at }) => at));
  return {
    again: count(own.again, 1) - count(alone.again, 1),
    needless: count(own.fate, FATE.useless) - count(alone.fate, FATE.useless),
    cut: cutsOf(own).find(({ at }) => !usual.has(at)) ?? null,
  };
}

function count(values: ArrayLike<number>, wanted: number): number {
  let found = 0;
  for (let i = 0; i < values.length; i += 1) if (values[i] === wanted) found += 1;
  return found;
}

const RECOVERY = 2;

/** Of each recovery: the window before it, and the one with which it ends, for in between it is more than it seems. */
function cutsOf({ at, window, state, timeout }: RedLadder): Cut[] {
  const cuts: Cut[] = [];
  let before = Number.NaN;
  for (let i = 1; i < at.length; i += 1) {
    const [was, is] = [state[i - 1] === RECOVERY, state[i] === RECOVERY];
    if (is && !was) before = window[i - 1] ?? Number.NaN;
    const [time, after] = [at[i] ?? 0, window[i] ?? 0];
    if (timeout[i] === 1) cuts.push({ at: time, before: window[i - 1] ?? Number.NaN, after });
    // a stretch that begins within a recovery does not know what was before
    else if (was && !is && Number.isFinite(before)) cuts.push({ at: time, before, after });
  }
  return cuts;
}

/** "costs one needless retransmission and halves the window, from 29.1 to 14.5 packets". */
export function costWords({ again, needless, cut }: Cost): string {
  const useful = again - needless;
  const copies = [
    ...(needless > 0 ? [numbered(needless, 'needless retransmission')] : []),
    ...(useful > 0 ? [numbered(useful, needless > 0 ? 'of use' : 'retransmission')] : []),
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
  return number === 1 ? `one ${thing}` : counted(number, thing);
}

/** Within a tenth of one half it is halved. */
function cutWords({ before, after }: Cut): string {
  return Math.abs(after / before - 0.5) <= 0.05 ? 'halves' : 'cuts';
}

function shown(window: number): string {
  return window.toFixed(1).replace(/\.0$/, '');
}

/** What is counted over the stretch. */
export function stretchCounts({ ladder, packets }: FlowRecord) {
  const look = Array.from(packets.look);
  return {
    sent: ladder.segment.length,
    late: look.filter((one) => one === LOOK.late || one === LOOK.overtaken).length,
    lost: look.filter((one) => one === LOOK.lost).length,
    again: count(ladder.again, 1),
    /** Of these, sent first before the stretch. */
    earlier: Array.from(ladder.again).filter(
      (again, i) => again === 1 && ladder.segment.indexOf(ladder.segment[i] ?? -1) === i,
    ).length,
    needless: look.filter((one) => one === LOOK.needless).length,
  };
}

export function summaryWords(record: FlowRecord): string {
  const { sent, late, lost, again, needless } = stretchCounts(record);
  const { from, span }: RedScenario = record.scenario;
  const are = (count: number) =>
    `${count === 0 ? 'none' : count.toLocaleString('en-US')} ${count < 2 ? 'is' : 'are'}`;
  const copies = again === 0 ? '' : `, ${needlessOf(again, needless)} needlessly`;
  return `From ${from} s for ${span} s the first flow sends ${counted(sent, 'packet')}: ${are(late)} overtaken, ${are(lost)} lost, ${are(again)} retransmitted${copies}.`;
}

/** What the kept flow does over the stretch, beside the one that is shown: "12 late, 3 lost, 15 retransmitted, 4 needlessly (here 8, 2, 10, 1)." */
export function besideWords(kept: FlowRecord, shown: FlowRecord): string {
  const [there, here] = [stretchCounts(kept), stretchCounts(shown)];
  const counts = `${there.late} late, ${there.lost} lost, ${there.again} retransmitted, ${there.needless} needlessly`;
  return `${counts} (here ${here.late}, ${here.lost}, ${here.again}, ${here.needless}).`;
}

/** "136 packets arrive late and 11 are lost; the sender retransmits 17 packets,". */
export function troubleWords(record: FlowRecord): string {
  const { late, lost, again, earlier } = stretchCounts(record);
  const parts = [
    ...(late > 0 ? [`${counted(late, 'packet')} ${late === 1 ? 'arrives' : 'arrive'} late`] : []),
    ...(lost > 0
      ? [
          `${late > 0 ? lost.toLocaleString('en-US') : counted(lost, 'packet')} ${lost === 1 ? 'is' : 'are'} lost`,
        ]
      : []),
  ];
  if (parts.length === 0) return 'no packet of this flow is late or lost: choose one to delay it.';
  const end =
    again === 0
      ? 'the sender retransmits'
      : `the sender retransmits ${counted(again, 'packet')}${earlierWords(earlier)},`;
  return `${parts.join(' and ')}; ${end}`;
}

/** Why there are more than losses here. */
function earlierWords(earlier: number): string {
  return earlier === 0 ? '' : ` (${earlier} first sent before the time shown)`;
}

/** "7 needlessly." */
export function needlessWords(record: FlowRecord): string {
  const { again, needless } = stretchCounts(record);
  if (again === 0) return 'nothing.';
  return needless === 0
    ? `${again === 1 ? 'which was' : 'all'} needed.`
    : `${needlessOf(again, needless)} needlessly.`;
}

/** "7", "none", "all". */
function needlessOf(again: number, needless: number): string {
  if (needless === 0) return 'none';
  return needless === again && again > 1 ? 'all' : needless.toLocaleString('en-US');
}
