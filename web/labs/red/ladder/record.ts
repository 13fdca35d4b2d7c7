// A run of the first flow as the chart and the sentences need it.

import type { RedScenario } from '#pkg/params.ts';
import type { RedLadder } from '#pkg/red.js';
import { isDelayed } from '../../../bench/ladder/hand.ts';
import type { Steps } from '../../../charts/frame/steps.ts';
import { type FlowScene, LOOK, type Silence } from '../../../charts/ladder/flow.ts';
import type { Flow } from './useFlow.ts';

/** As `RedLadder.fate` has it. */
export const FATE = { arrived: 0, useless: 1, disturbed: 2, dropped: 3, underWay: 4 } as const;

export interface FlowRecord extends FlowScene {
  readonly ladder: RedLadder;
  readonly scenario: Readonly<RedScenario>;
  readonly attempt: Int32Array;
}

export function flowRecord({ ladder, scenario, alone }: Flow): FlowRecord {
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

function windowOf({ at, window }: RedLadder): Steps {
  return { times: at, values: window };
}

/** Which transmission of its segment each packet is: as in `HandRecord`. */
export function attemptsOf({ segment, again }: Pick<RedLadder, 'segment' | 'again'>): Int32Array {
  const made = new Map<number, number>();
  return Int32Array.from(segment, (number, i) => {
    const before = made.get(number);
    // what was sent before the stretch is not counted: its number of attempts is not known
    const attempt = before === undefined ? (again[i] === 1 ? -1 : 0) : before < 0 ? before - 1 : before + 1;
    made.set(number, attempt);
    return attempt;
  });
}

function looksOf(ladder: RedLadder, scenario: Readonly<RedScenario>, attempts: Int32Array): Uint8Array {
  const { segment, again, fate, lag } = ladder;
  return Uint8Array.from(segment, (number, i) => {
    if (fate[i] === FATE.disturbed || fate[i] === FATE.dropped) return LOOK.lost;
    if (fate[i] === FATE.underWay) return LOOK.underWay;
    if (again[i] === 1) return fate[i] === FATE.useless ? LOOK.needless : LOOK.again;
    const passed = lag[i] ?? 0;
    if (passed >= scenario.dupthresh || isDelayed(scenario, { packet: number, attempt: attempts[i] ?? 0 })) {
      return LOOK.late;
    }
    return passed > 0 ? LOOK.overtaken : LOOK.plain;
  });
}

/** The time from a packet to the first acknowledgment that covers it, in the middle of all packets; NaN of none. */
export function roundTrip({ segment, sent, again, ackNext, ackArrival }: RedLadder): number {
  const trips: number[] = [];
  let answer = 0;
  for (let i = 0; i < segment.length; i += 1) {
    if (again[i] === 1) continue;
    while (answer < ackNext.length && (ackNext[answer] ?? 0) <= (segment[i] ?? 0)) answer += 1;
    const trip = (ackArrival[answer] ?? Number.NaN) - (sent[i] ?? 0);
    if (trip > 0) trips.push(trip);
  }
  return trips.sort((a, b) => a - b)[Math.floor(trips.length / 2)] ?? Number.NaN;
}

/** Share of a round trip from which it is a silence that nothing is sent. */
const SILENT = 0.3;

/** After a retransmission the sender says nothing for a good part of a round trip. */
function silencesOf(ladder: RedLadder): Silence[] {
  const { sent, again } = ladder;
  const least = SILENT * roundTrip(ladder);
  const found: Silence[] = [];
  for (let i = 0; i + 1 < sent.length; i += 1) {
    const [from, to] = [sent[i] ?? 0, sent[i + 1] ?? 0];
    if (again[i] === 1 && to - from >= least) found.push({ from, to });
  }
  return found;
}
