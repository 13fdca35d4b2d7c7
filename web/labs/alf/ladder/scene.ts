// The ladder's picture: transfers as messages, spans and levels.

import type { Diagram, Layer, Look, Messages, Scene, Spans } from '../../../charts/ladder/scene.ts';
import { makeSpans } from '../../../charts/ladder/scene.ts';
import { deliveryOf, isColouredByStream, NO_ADU, numberAt, type TransferRecord } from './record.ts';
import { capital, idleBefore, milliseconds } from './sentences.ts';
import { bufferSlots } from './slots.ts';
import type { Story } from './stories.ts';

/** More streams than this share colours. */
const STREAM_COLOURS = ['--mark-1', '--mark-2', '--mark-3', '--mark-4', '--mark-5', '--mark-6'];

/** Looks that all stories share, by their place in the scene's list. */
const LOST = 0;
const AGAIN = 1;
const WAITING = 2;
const ACK = 3;
const REPORT = 4;
const SHARED: readonly Look[] = [
  { color: 'var(--lost)', width: 1.75, cross: true },
  { color: 'var(--retransmission)', width: 1.75, dash: [6, 3] },
  { color: 'var(--notice-line)', fill: 'hatch' },
  { color: 'var(--ack)', width: 1 },
  { color: 'var(--lost)', width: 1, dash: [2, 3] },
];

const NAMES = {
  level: 'credits',
  from: 'sender',
  between: 'network',
  to: 'receiver',
  held: 'buffer',
  service: 'application',
};

/** Places of a story's own looks: three for each of its colours. */
interface Palette {
  readonly looks: Look[];
  readonly of: (adu: number) => { sent: number; blocked: number; queued: number };
}

export function streamColour(stream: number): string {
  return `var(${STREAM_COLOURS[stream % STREAM_COLOURS.length]})`;
}

function paletteOf({ record, color }: Story, first: number, dash: readonly number[] | undefined): Palette {
  const count = isColouredByStream(record) ? Math.min(record.terms.streams, STREAM_COLOURS.length) : 0;
  const colours = count === 0 ? [color] : Array.from({ length: count }, (_, stream) => streamColour(stream));
  return {
    looks: colours.flatMap((own): Look[] => [
      { color: own, width: 1.5, dash },
      { color: own, fill: 'solid' },
      { color: own, fill: 'soft' },
    ]),
    of: (adu) => {
      const place = first + 3 * ((adu % record.terms.streams) % colours.length);
      return { sent: place, blocked: place + 1, queued: place + 2 };
    },
  };
}

export function ladderScene(stories: readonly Story[], isOverlaid: boolean, hasAcks: boolean): Scene {
  const looks = [...SHARED];
  let rows = 1;
  const layers = stories.map((story): Layer => {
    const dash = isOverlaid ? story.dash?.split(' ').map(Number) : undefined;
    const palette = paletteOf(story, looks.length, dash);
    looks.push(...palette.looks);
    const { slots, most } = bufferSlots(story.record);
    rows = Math.max(rows, most);
    return layerOf(story, palette, slots, hasAcks);
  });
  const [first] = stories;
  const diagrams =
    isOverlaid && first !== undefined
      ? [{ id: first.id, titles: stories.map((story) => titleOf(story, ': ')), layers }]
      : stories.map((story, i) => ({
          id: story.id,
          titles: [titleOf(story, '. Complete after ')],
          note: story.note,
          layers: layers.slice(i, i + 1),
        }));
  return { diagrams, looks, rows, names: NAMES };
}

function titleOf({ label, color, record }: Story, between: string): Diagram['titles'][number] {
  return { text: `${capital(label)}${between}${milliseconds(record.of.totalTime)}`, color };
}

function layerOf(story: Story, palette: Palette, slots: Uint16Array, hasAcks: boolean): Layer {
  const { id, label, color, record, credits } = story;
  const { of, terms } = record;
  return {
    id,
    label,
    color,
    down: transmissions(record, palette),
    up: hasAcks ? acknowledgments(record) : null,
    held: heldSpans(record, palette, slots),
    heldSteps: { times: of.occupancyTimes, values: of.occupancy },
    service: serviceSpans(record, palette),
    pauses: idleSpans(record),
    level: { times: credits.times, values: credits.values },
    levelMost: terms.window,
    stops: makeSpans(
      Array.from(credits.blockedFrom, (from, i) => ({
        from,
        to: numberAt(credits.blockedTo, i),
        subject: NO_ADU,
        look: WAITING,
      })),
    ),
    end: of.totalTime,
  };
}

function transmissions({ of }: TransferRecord, palette: Palette): Messages {
  const latest = new Map<number, number>();
  const again = new Int32Array(of.txAdu.length).fill(-1);
  const look = Uint8Array.from(of.txAdu, (adu, index) => {
    const before = latest.get(adu);
    if (before !== undefined) again[before] = index;
    latest.set(adu, index);
    if (of.txLost[index] === 1) return LOST;
    return of.txAttempt[index] === 0 ? palette.of(adu).sent : AGAIN;
  });
  return { from: of.txEmitted, to: of.txArrival, subject: of.txAdu, part: of.txAttempt, look, again };
}

function acknowledgments({ of }: TransferRecord): Messages {
  return {
    from: of.ackEmitted,
    to: of.ackArrival,
    subject: of.ackReports,
    part: new Uint32Array(of.ackReports.length),
    look: Uint8Array.from(of.ackReports, (adu) => (adu === NO_ADU ? ACK : REPORT)),
  };
}

/** A bar while others before it are missing, and one while the application is busy. */
function heldSpans(record: TransferRecord, palette: Palette, slots: Uint16Array): Spans {
  const { received, of, arrival } = record;
  return makeSpans(
    Array.from(received).flatMap((transmission, place) => {
      const adu = numberAt(of.txAdu, transmission);
      const { deliverable, taken } = deliveryOf(record, adu);
      const { blocked, queued } = palette.of(adu);
      const own = { subject: adu, row: numberAt(slots, place) };
      return [
        { ...own, from: numberAt(arrival, adu), to: deliverable, look: blocked },
        { ...own, from: deliverable, to: taken, look: queued },
      ];
    }),
  );
}

function serviceSpans({ of, terms }: TransferRecord, palette: Palette): Spans {
  return makeSpans(
    Array.from(of.order, (adu, place) => {
      const from = numberAt(of.accepted, place);
      return { from, to: from + terms.processing, subject: adu, look: palette.of(adu).blocked };
    }),
  );
}

function idleSpans(record: TransferRecord): Spans {
  const { of } = record;
  return makeSpans(
    Array.from(of.order, (adu, place) => {
      const to = numberAt(of.accepted, place);
      return { from: to - idleBefore(record, place), to, subject: adu, look: WAITING };
    }),
  );
}
