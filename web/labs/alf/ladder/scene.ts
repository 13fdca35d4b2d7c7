// The ladder's scene for the charts: transfers as messages, spans (bars) and levels (step functions).

import { instantText } from '../../../bench/words/counts.ts';
import { milliseconds } from '../../../bench/words/numbers.ts';
import { firstRunRemark } from '../../../bench/words/sentence.ts';
import type { DiagramTitle, Layer, Look, Messages, Scene, Spans } from '../../../charts/ladder/scene.ts';
import { SpanList } from '../../../charts/ladder/scene.ts';
import { capital } from '../../../notation/capital.ts';
import { type ForcedPackets, isDifferent, moreWords } from './cost.ts';
import type { Credits } from './credits.ts';
import { onDemand } from './onDemand.ts';
import { isColouredByStream, NO_ADU, numberAt, type TransferRecord } from './record.ts';
import { idleBefore } from './sentences.ts';
import { bufferSlots } from './slots.ts';
import type { Story } from './stories.ts';

/** Colours of streams, repeated where there are more of them; none is the colour of a mode. */
const STREAM_COLOURS = ['--stream-1', '--stream-2', '--stream-3', '--stream-4', '--stream-5', '--stream-6'];

/** Indices of the looks that all stories share, in the scene's list. */
const LOST = 0;
const AGAIN = 1;
const WAITING = 2;
const ACK = 3;
const REPORT = 4;
const AGAIN_TAKEN = 5;
const SHARED: readonly Look[] = [
  { color: 'var(--lost)', width: 1.75, cross: true, name: 'lost' },
  { color: 'var(--retransmission)', width: 1.75, dash: [6, 3], name: 'retransmitted' },
  { color: 'var(--notice-line)', fill: 'hatch' },
  { color: 'var(--ack)', width: 1, name: 'acknowledgment' },
  { color: 'var(--lost)', width: 1, dash: [2, 3], name: 'loss report' },
  { color: 'var(--retransmission)', fill: 'hollow' },
];

/** The mark of a loss report where acknowledgments are not drawn. */
const REPORTED = { name: 'loss report', color: 'var(--lost)' };

const NAMES = {
  level: 'credits',
  from: 'sender',
  to: 'receiver',
  held: 'in buffer',
  service: 'app busy',
  result: 'done after',
};

/** A story's own looks: four for each of its colours. */
interface Palette {
  readonly looks: Look[];
  /** Index of the look of an ADU's first transmission; the next three are those of its bars: taken, blocked, queued. */
  readonly of: (adu: number) => number;
}

function streamColour(stream: number): string {
  return `var(${STREAM_COLOURS[stream % STREAM_COLOURS.length]})`;
}

function paletteOf({ record, color }: Story, first: number, dash: readonly number[] | undefined): Palette {
  const count = isColouredByStream(record) ? Math.min(record.terms.streams, STREAM_COLOURS.length) : 0;
  const colours = count === 0 ? [color] : Array.from({ length: count }, (_, stream) => streamColour(stream));
  return {
    looks: colours.flatMap((own): Look[] => [
      { color: own, width: 1.75, dash },
      { color: own, fill: 'solid' },
      { color: own, fill: 'soft' },
      { color: own, fill: 'outline' },
    ]),
    of: (adu) => first + 4 * ((adu % record.terms.streams) % colours.length),
  };
}

/** Completion times (ms) that are compared with those of the stories, in their order; empty where there are none. */
interface Ends {
  readonly kept?: readonly number[];
  /** Completion times without packets forced by hand. */
  readonly unforced?: readonly number[];
  readonly forced?: ForcedPackets;
  /** Number of runs of the scenario; the ladder shows the first of them. */
  readonly runs?: number;
}

const NO_ENDS: Ends = {};

/** The layers of the stories, each computed when it is first asked for: all at once would block the page. */
export interface Layers {
  readonly looks: readonly Look[];
  readonly all: readonly (() => FoundLayer)[];
  /** Computes the layers piece by piece in steps: before each layer, the credits that it needs. */
  readonly ahead: readonly (() => unknown)[];
}

interface FoundLayer {
  readonly layer: Layer;
  /** Number of buffers that are used at most. */
  readonly rows: number;
}

export function layersOf(stories: readonly Story[], isOverlaid: boolean, hasAcks: boolean): Layers {
  const looks = [...SHARED];
  const all = stories.map((story) => {
    const dash = isOverlaid ? story.dash?.split(' ').map(Number) : undefined;
    const palette = paletteOf(story, looks.length, dash);
    looks.push(...palette.looks);
    return onDemand(() => {
      const { slots, most } = bufferSlots(story.record);
      return { layer: layerOf(story, palette, slots, hasAcks), rows: most };
    });
  });
  const ahead = all.flatMap((find, i) => [() => stories[i]?.credits, find]);
  return { looks, all, ahead };
}

export function ladderScene(
  stories: readonly Story[],
  isOverlaid: boolean,
  hasAcks: boolean,
  ends: Ends = NO_ENDS,
): Scene {
  return sceneOf(stories, layersOf(stories, isOverlaid, hasAcks), isOverlaid, ends);
}

/** The scene; layers that were computed before are not computed again. */
export function sceneOf(
  stories: readonly Story[],
  { looks, all }: Layers,
  isOverlaid: boolean,
  ends: Ends = NO_ENDS,
): Scene {
  const found = all.map((find) => find());
  const longest = Math.max(0, ...found.map(({ layer }) => layer.end));
  const layers = found.map(({ layer }) =>
    isOverlaid ? layer : { ...layer, less: lessOf(layer.end, longest) },
  );
  const rows = Math.max(1, ...found.map((each) => each.rows));
  const [first] = stories;
  const diagrams =
    isOverlaid && first !== undefined
      ? [{ id: first.id, titles: stories.map((story, i) => titleOf(story, ends, i)), layers }]
      : stories.map((story, i) => ({
          id: story.id,
          titles: [titleOf(story, ends, i)],
          note: story.note,
          layers: layers.slice(i, i + 1),
        }));
  return { diagrams, looks, rows, names: NAMES };
}

/** How much sooner a transfer ends (ms) than the longest; undefined where that is not a difference. */
function lessOf(end: number, longest: number): Layer['less'] {
  if (!isDifferent(end, longest)) return undefined;
  return { until: longest, words: `${instantText(longest - end)} less`, color: 'var(--gain)' };
}

/** Reasons to wait in a transfer: a missing packet, the busy application. */
function waitsOf({ transfer, terms }: TransferRecord): string[] {
  const lost = new Set(transfer.txAdu.filter((_, index) => transfer.txLost[index] === 1));
  const [only] = lost;
  const missing = lost.size === 1 && only !== undefined ? `packet ${only + 1}` : 'a lost packet';
  return [`waits for ${missing}`, terms.streams < terms.adus ? 'then waits for the application' : ''];
}

function titleOf({ label, color, record }: Story, ends: Ends, i: number): DiagramTitle {
  const { totalTime } = record.transfer;
  const [kept, unforced] = [ends.kept?.[i], ends.unforced?.[i]];
  const beside =
    kept !== undefined
      ? `kept: ${milliseconds(kept, totalTime)}`
      : unforced === undefined || ends.forced === undefined
        ? undefined
        : moreWords(totalTime - unforced, ends.forced);
  // the bars of the leading sentence are means of all runs, so the ladder says that it shows one
  const which = i === 0 ? firstRunRemark(ends.runs ?? 1) : undefined;
  const against = [beside, which].filter((words) => words !== undefined).join('; ') || undefined;
  return { text: capital(label), result: milliseconds(totalTime, kept), against, color };
}

function layerOf(story: Story, palette: Palette, slots: Uint16Array, hasAcks: boolean): Layer {
  const { id, label, color, record, credits } = story;
  const { transfer, terms } = record;
  return {
    id,
    label,
    color,
    // without acknowledgments, a loss report is drawn as a message of its own
    down: { ...transmissions(record, palette), ...(hasAcks ? {} : { report: REPORTED }) },
    up: hasAcks ? acknowledgments(record) : null,
    held: heldSpans(record, palette, slots),
    heldWords: waitsOf(record),
    heldBrief: ['', record.terms.streams < record.terms.adus ? 'then for the application' : ''],
    heldSteps: { times: transfer.occupancyTimes, values: transfer.occupancy },
    service: serviceSpans(record, palette),
    pauses: idleSpans(record),
    level: { times: credits.times, values: credits.values },
    levelMost: terms.window,
    stops: blockedSpans(credits),
    end: transfer.totalTime,
  };
}

function transmissions({ transfer, terms }: TransferRecord, palette: Palette): Messages {
  const count = transfer.txAdu.length;
  const latest = new Int32Array(terms.adus).fill(-1);
  const again = new Int32Array(count).fill(-1);
  const look = new Uint8Array(count);
  for (let index = 0; index < count; index += 1) {
    const adu = numberAt(transfer.txAdu, index);
    const before = numberAt(latest, adu);
    if (before >= 0) again[before] = index;
    latest[adu] = index;
    const arrives = transfer.txAttempt[index] === 0 ? palette.of(adu) : AGAIN;
    look[index] = transfer.txLost[index] === 1 ? LOST : arrives;
  }
  return {
    from: transfer.txEmitted,
    to: transfer.txArrival,
    subject: transfer.txAdu,
    part: transfer.txAttempt,
    look,
    again,
  };
}

function acknowledgments({ transfer }: TransferRecord): Messages {
  return {
    from: transfer.ackEmitted,
    to: transfer.ackArrival,
    subject: transfer.ackReports,
    part: new Uint32Array(transfer.ackReports.length),
    look: Uint8Array.from(transfer.ackReports, (adu) => (adu === NO_ADU ? ACK : REPORT)),
  };
}

/** Bars of each ADU in the buffer: while others before it are missing, and while the application is busy. */
function heldSpans(record: TransferRecord, palette: Palette, slots: Uint16Array): Spans[] {
  const { received, transfer, arrival, arrivalPlace, place } = record;
  const count = received.length;
  const blocked = new SpanList(count);
  const queued = new SpanList(count);
  // ADUs arrive in this order, and become deliverable in the order in which they are processed
  for (let at = 0; at < count; at += 1) {
    const adu = numberAt(transfer.txAdu, numberAt(received, at));
    const deliverable = numberAt(transfer.deliverable, numberAt(place, adu));
    blocked.add(numberAt(arrival, adu), deliverable, adu, palette.of(adu) + 2, numberAt(slots, at));
  }
  for (let at = 0; at < count; at += 1) {
    const adu = numberAt(transfer.order, at);
    const row = numberAt(slots, numberAt(arrivalPlace, adu));
    queued.add(
      numberAt(transfer.deliverable, at),
      numberAt(transfer.accepted, at),
      adu,
      palette.of(adu) + 3,
      row,
    );
  }
  return [blocked.done(), queued.done()];
}

function serviceSpans({ transfer, terms, received }: TransferRecord, palette: Palette): Spans {
  const spans = new SpanList(terms.adus);
  const isAgain = new Uint8Array(terms.adus);
  for (const index of received)
    isAgain[numberAt(transfer.txAdu, index)] = numberAt(transfer.txAttempt, index) > 0 ? 1 : 0;
  for (let at = 0; at < terms.adus; at += 1) {
    const adu = numberAt(transfer.order, at);
    const from = numberAt(transfer.accepted, at);
    const look = isAgain[adu] === 1 ? AGAIN_TAKEN : palette.of(adu) + 1;
    spans.add(from, from + terms.processing, adu, look);
  }
  return spans.done();
}

function idleSpans(record: TransferRecord): Spans {
  const { transfer, terms } = record;
  const spans = new SpanList(terms.adus);
  for (let at = 0; at < terms.adus; at += 1) {
    const to = numberAt(transfer.accepted, at);
    spans.add(to - idleBefore(record, at), to, numberAt(transfer.order, at), WAITING);
  }
  return spans.done();
}

function blockedSpans({ blockedFrom, blockedTo }: Credits): Spans {
  const spans = new SpanList(blockedFrom.length);
  blockedFrom.forEach((from, at) => {
    spans.add(from, numberAt(blockedTo, at), NO_ADU, WAITING);
  });
  return spans.done();
}
