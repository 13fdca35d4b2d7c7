// The record of a TCP flow that the ladder and the sentences are made from.

import type { Scenarios } from '#pkg/params.ts';
import { type FlowScene, LOOK, type Silence } from '../../charts/ladder/flow.ts';
import { median } from '../../charts/scales/median.ts';
import { type Steps, stepValue } from '../../charts/scales/steps.ts';
import type { Result } from '../../sim/calls.ts';
import { isDelayed } from '../context/hand.ts';
import type { HandRun } from './hand/useTouched.ts';

/** Laboratories whose flows are TCP's. */
export type RunLab = 'red' | 'tcp';
export type FlowLadder = Result<'red_ladder' | 'tcp_ladder'>;
export type Flow<L extends RunLab> = HandRun<Scenarios[L], FlowLadder>;

/** The codes of `FlowLadder.fate`. */
export const FATE = { arrived: 0, useless: 1, disturbed: 2, dropped: 3, underWay: 4 } as const;

export interface FlowRecord<L extends RunLab = RunLab> extends FlowScene {
  readonly ladder: FlowLadder;
  readonly scenario: Readonly<Scenarios[L]>;
  readonly attempt: Int32Array;
}

/** The flow as the ladder draws it: packets, acknowledgments, the window with and without the changes by hand; times in s, windows in packets. */
export function flowRecord<L extends RunLab>({ ladder, scenario, alone }: Flow<L>): FlowRecord<L> {
  const attempt = attemptsOf(ladder);
  return {
    ladder,
    scenario,
    attempt,
    packets: {
      number: ladder.segment,
      sent: ladder.sent,
      end: ladder.end,
      look: looksOf(ladder, scenario, attempt),
    },
    answers: { sent: ladder.ackSent, arrival: ladder.ackArrival, duplicates: ladder.ackDuplicates },
    threshold: scenario.dupthresh,
    window: windowOf(ladder),
    without: alone === null ? null : windowOf(alone),
    silences: silencesOf(ladder),
  };
}

/** The number of duplicate acknowledgments that the sender takes for a loss at a time. */
export function thresholdAt(
  { ladder, scenario }: Pick<FlowRecord, 'ladder' | 'scenario'>,
  time: number,
): number {
  const found = stepValue({ times: ladder.at, values: ladder.duplicateThreshold }, time);
  return Number.isNaN(found) ? scenario.dupthresh : found;
}

function windowOf({ at, window }: FlowLadder): Steps {
  return { times: at, values: window };
}

/** Which transmission of its segment each packet is, numbered as in `HandRecord.attempt`. */
export function attemptsOf({ segment, again }: Pick<FlowLadder, 'segment' | 'again'>): Int32Array {
  const made = new Map<number, number>();
  return Int32Array.from(segment, (number, i) => {
    const before = made.get(number);
    // first sent before the stretch: the number of earlier attempts is unknown, so its attempts count down from -1
    const attempt = before === undefined ? (again[i] === 1 ? -1 : 0) : before < 0 ? before - 1 : before + 1;
    made.set(number, attempt);
    return attempt;
  });
}

function looksOf(ladder: FlowLadder, scenario: FlowRecord['scenario'], attempts: Int32Array): Uint8Array {
  const { segment, again, fate, lag, end } = ladder;
  return Uint8Array.from(segment, (number, i) => {
    if (fate[i] === FATE.disturbed || fate[i] === FATE.dropped) return LOOK.lost;
    if (fate[i] === FATE.underWay) return LOOK.underWay;
    if (again[i] === 1) return fate[i] === FATE.useless ? LOOK.needless : LOOK.again;
    const passed = lag[i] ?? 0;
    if (isDelayed(scenario, { packet: number, attempt: attempts[i] ?? 0 })) return LOOK.late;
    if (passed >= thresholdAt({ ladder, scenario }, end[i] ?? 0)) return LOOK.late;
    return passed > 0 ? LOOK.overtaken : LOOK.plain;
  });
}

/** Median time from a packet to the first acknowledgment that covers it, s; NaN if there is none. */
export function roundTrip({ segment, sent, again, ackNext, ackArrival }: FlowLadder): number {
  const trips: number[] = [];
  let answer = 0;
  for (let i = 0; i < segment.length; i += 1) {
    if (again[i] === 1) continue;
    while (answer < ackNext.length && (ackNext[answer] ?? 0) <= (segment[i] ?? 0)) answer += 1;
    const trip = (ackArrival[answer] ?? Number.NaN) - (sent[i] ?? 0);
    if (trip > 0) trips.push(trip);
  }
  return median(trips) ?? Number.NaN;
}

/** Shortest pause that counts as a silence, as a share of a round trip. */
const SILENT = 0.3;

/** The sender's silences: pauses of a good part of a round trip after a retransmission. */
function silencesOf(ladder: FlowLadder): Silence[] {
  const { sent, again } = ladder;
  const least = SILENT * roundTrip(ladder);
  const found: Silence[] = [];
  for (let i = 0; i + 1 < sent.length; i += 1) {
    const [from, to] = [sent[i] ?? 0, sent[i + 1] ?? 0];
    if (again[i] === 1 && to - from >= least) found.push({ from, to });
  }
  return found;
}
