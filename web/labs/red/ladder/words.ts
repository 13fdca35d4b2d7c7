// What happens to packets of a flow, and what a hand on one of them costs, in words.

import type { RedScenario } from '#pkg/params.ts';
import type { RedLadder } from '#pkg/red.js';
import { counted } from '../../../bench/words/counts.ts';
import { LOOK } from '../../../charts/flow/scene.ts';
import { FATE, type FlowRecord } from './record.ts';

/** "Segment 50, sent again." and what became of it. */
export function packetTitle({ packets, attempt, ladder }: FlowRecord, i: number): string {
  const nth = attempt[i] ?? 0;
  const again = nth > 0 ? `, transmission ${nth + 1}` : ladder.again[i] === 1 ? ', sent again' : '';
  return `Segment ${packets.number[i]}${again}`;
}

export function fateWords({ ladder, packets, scenario, threshold }: FlowRecord, i: number): string {
  const passed = ladder.lag[i] ?? 0;
  switch (ladder.fate[i]) {
    case FATE.disturbed:
      return 'Lost on its way.';
    case FATE.dropped:
      return 'Dropped by the queue.';
    case FATE.underWay:
      return 'Still under way when the stretch ends.';
    case FATE.useless:
      return 'It arrives for nothing: the receiver has it already.';
  }
  if (passed === 0) return ladder.again[i] === 1 ? 'It fills the gap.' : 'It arrives in its place.';
  const overtaken = `${passed === 1 ? 'One segment' : `${passed} segments`} overtook it`;
  if (packets.look[i] === LOOK.late && passed >= threshold) {
    const isRepeated = ladder.segment.some(
      (number, k) => k > i && number === ladder.segment[i] && ladder.again[k] === 1,
    );
    return isRepeated
      ? `${overtaken}: ${threshold} duplicates make a retransmission.`
      : `${overtaken}: ${threshold} duplicates could make a retransmission, but none follows.`;
  }
  return `${overtaken}; ${scenario.dupthresh} would be taken for a loss.`;
}

/** What the two runs differ in. */
export interface Cost {
  /** Retransmissions more, and those of them that arrived for nothing; below zero: fewer. */
  readonly again: number;
  readonly needless: number;
  /** The first cut of the window that the flow left alone does not make. */
  readonly cut: Cut | null;
}

/** Windows before and after, segments. */
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

/** "costs one needless retransmission and halves the window, from 29.1 to 14.5 segments". */
export function costWords({ again, needless, cut }: Cost): string {
  const useful = again - needless;
  const copies = [
    ...(needless > 0 ? [numbered(needless, 'needless retransmission')] : []),
    ...(useful > 0 ? [numbered(useful, needless > 0 ? 'of use' : 'retransmission')] : []),
  ];
  const change =
    cut === null
      ? ''
      : `${cutWords(cut)} the window, from ${shown(cut.before)} to ${shown(cut.after)} segments`;
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
  const are = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'is' : 'are'}`;
  return `From ${from} s for ${span} s the first flow sends ${counted(sent, 'packet')}: ${are(late)} overtaken, ${are(lost)} lost, ${are(again)} sent again, ${needless.toLocaleString('en-US')} for nothing.`;
}

/** What the kept flow does over the stretch, beside the one that is shown: "12 late, 3 lost, 15 sent again, 4 for nothing (here 8, 2, 10, 1)." */
export function besideWords(kept: FlowRecord, shown: FlowRecord): string {
  const [there, here] = [stretchCounts(kept), stretchCounts(shown)];
  const counts = `${there.late} late, ${there.lost} lost, ${there.again} sent again, ${there.needless} for nothing`;
  return `${counts} (here ${here.late}, ${here.lost}, ${here.again}, ${here.needless}).`;
}

/** "136 packets come late and 11 are lost; the sender repeats itself 17 times,". */
export function troubleWords(record: FlowRecord): string {
  const { late, lost, again, earlier } = stretchCounts(record);
  const parts = [
    ...(late > 0 ? [`${counted(late, 'packet')} ${late === 1 ? 'comes' : 'come'} late`] : []),
    ...(lost > 0
      ? [
          `${late > 0 ? lost.toLocaleString('en-US') : counted(lost, 'packet')} ${lost === 1 ? 'is' : 'are'} lost`,
        ]
      : []),
  ];
  if (parts.length === 0) return 'nothing of this flow is late or lost: choose a segment to delay it.';
  const end =
    again === 0
      ? 'the sender does not repeat itself,'
      : `the sender repeats itself ${times(again)}${earlierWords(earlier)},`;
  return `${parts.join(' and ')}; ${end}`;
}

/** Why there are more than losses here. */
function earlierWords(earlier: number): string {
  return earlier === 0 ? '' : ` (${earlier} first sent earlier)`;
}

/** "7 times for nothing." */
export function needlessWords(record: FlowRecord): string {
  const { needless } = stretchCounts(record);
  return needless === 0 ? 'never for nothing.' : `${times(needless)} for nothing.`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`;
}
