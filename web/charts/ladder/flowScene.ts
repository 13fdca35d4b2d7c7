// Turns a flow into a scene of messages between rails.

import { median } from '../scales/median.ts';
import {
  type Answers,
  type FlowScene,
  type FlowWords,
  LOOK,
  type Packets,
  type Remark,
  type Waits,
} from './flow.ts';
import { type Look, type Messages, type Scene, SpanList } from './scene.ts';

const AGAIN = 'var(--retransmission)';
const DOTTED = [2, 3];

/** Looks by the values of `LOOK`, followed by those of acknowledgments and of duplicates. */
const looksOf = (late: string): readonly Look[] => [
  { color: 'var(--text-soft)', width: 1.5 },
  { color: late, width: 1.75 },
  { color: late, width: 3.5, end: 'disc', matters: true },
  { color: 'var(--lost)', width: 1.5, cross: true, matters: true },
  { color: AGAIN, width: 2, matters: true },
  { color: AGAIN, width: 2, dash: [6, 4], end: 'ring', matters: true },
  { color: 'var(--text-soft)', width: 1.5, open: true },
  { color: 'var(--text-soft)', width: 1, dash: DOTTED },
  { color: 'var(--text)', width: 2, dash: DOTTED },
];
const ANSWER = 7;
const DUPLICATE = 8;

export interface SceneOfFlow extends Scene {
  readonly flow: FlowScene;
  readonly words: FlowWords;
  readonly remarks: readonly Remark[];
}

const NO_REMARKS: readonly Remark[] = [];

/** The scene of a flow: one diagram with one layer, whose subjects are the packets' indices. */
export function sceneOfFlow(flow: FlowScene, words: FlowWords, remarks = NO_REMARKS): SceneOfFlow {
  const { packets, answers, threshold, waits } = flow;
  const { releasedAt = '', lateColor = 'var(--disorder-2)' } = words;
  const none = new SpanList(0).done();
  const zero = { times: [0], values: [0] };
  const layer = {
    ...{ id: 'flow', label: '', color: 'var(--in-order)', end: Number.POSITIVE_INFINITY },
    down: packetMessages(packets),
    up: answerMessages(answers, threshold),
    onward: waits === undefined ? undefined : waitMessages(packets, waits),
    upFromOnward: answers.leaveFirst !== true,
    held: [],
    heldSteps: waits?.level ?? zero,
    ...{ service: none, pauses: none, stops: none, level: zero, levelMost: 1 },
  };
  const names = { level: '', from: 'sender', to: 'receiver', held: releasedAt, service: '', result: '' };
  return {
    ...{ flow, words, remarks },
    diagrams: [{ id: 'flow', titles: [], layers: [layer] }],
    looks: looksOf(lateColor),
    rows: Array.from(layer.heldSteps.values).reduce((most, value) => Math.max(most, value), 1),
    names,
  };
}

function packetMessages({ number, sent, end, look }: Packets): Messages {
  const trip = usualTrip(sent, end, look);
  const hasCome = (i: number) => look[i] !== LOOK.lost && look[i] !== LOOK.underWay;
  // a packet that does not arrive is drawn towards where it would have arrived
  const to = Float64Array.from(sent, (time, i) => (hasCome(i) ? (end[i] ?? time + trip) : time + trip));
  return messages(Float64Array.from(sent), to, Uint8Array.from(look), number);
}

/** Median time from sender to receiver over the packets that arrive; 0 where none does. */
function usualTrip(sent: ArrayLike<number>, end: ArrayLike<number>, look: ArrayLike<number>): number {
  const trips = Array.from(sent, (time, i) => (look[i] === LOOK.lost ? Number.NaN : (end[i] ?? 0) - time));
  return median(trips.filter((trip) => trip >= 0)) ?? 0;
}

function answerMessages({ sent, arrival, duplicates }: Answers, threshold: number): Messages {
  const look = Uint8Array.from(duplicates, (count) => (count > 0 && count <= threshold ? DUPLICATE : ANSWER));
  return messages(Float64Array.from(sent), Float64Array.from(arrival), look);
}

/** The line of each packet from its arrival to its release, in the order of arrivals. */
function waitMessages({ end, look }: Packets, { released }: Waits): Messages {
  const order = Array.from(end, (_, i) => i)
    .filter(
      (i) =>
        look[i] !== LOOK.lost &&
        !Number.isNaN(end[i] ?? Number.NaN) &&
        !Number.isNaN(released[i] ?? Number.NaN),
    )
    .sort((a, b) => (end[a] ?? 0) - (end[b] ?? 0));
  const isLate = (i: number) => look[i] === LOOK.late;
  return {
    ...messages(
      Float64Array.from(order, (i) => end[i] ?? 0),
      Float64Array.from(order, (i) => released[i] ?? 0),
      Uint8Array.from(order, (i) => (isLate(i) ? LOOK.late : LOOK.plain)),
    ),
    subject: Uint32Array.from(order),
  };
}

function messages(
  from: Float64Array,
  to: Float64Array,
  look: Uint8Array,
  number?: ArrayLike<number>,
): Messages {
  let last = Number.NEGATIVE_INFINITY;
  const latest = to.map((time) => {
    last = Math.max(last, time);
    return last;
  });
  return {
    from,
    to,
    latest,
    look,
    number,
    subject: Uint32Array.from(from.keys()),
    part: new Uint32Array(from.length),
  };
}
