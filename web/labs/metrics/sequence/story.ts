// Leading sentence of an arrival order: how many packets are out of order, by both ways of counting.

import type { SequenceMeasures } from '#pkg/metrics.js';
import { aside, type Drag, type Part, plain, strong } from '../../../bench/lead/parts.ts';
import { capital } from '../../../notation/capital.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import { joinWords } from '../../../notation/joinWords.ts';
import type { LatePacket } from './orders.ts';

type OrderMeasures = Pick<
  SequenceMeasures,
  'arrivals' | 'duplicate' | 'reordered' | 'displacement' | 'ahead'
> & {
  readonly lost: { readonly length: number };
  /** RD counts packets displaced beyond its threshold as lost. */
  readonly measures: Pick<SequenceMeasures['measures'], 'beyond' | 'threshold'>;
};

/** Numbers of the sentence that can be dragged. */
export interface Drags {
  /** For each late packet that is named, in the order of sending. */
  readonly late?: readonly Drag[];
  /** The number of packets that overtook the only late one. */
  readonly ahead?: Drag;
  /** The number of late packets, where they are not named. */
  readonly count?: Drag;
}

const WORDS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as a word up to twelve, then in digits. */
export function countWord(count: number): string {
  return WORDS[count] ?? formatCount(count);
}

function packets(count: number): string {
  return `packet${count === 1 ? '' : 's'}`;
}

/** Largest number of packets that are named. */
export const NAMED = 3;

/**
 * The late packets in the order of sending; null where there are copies, as the late packets then do not determine the
 * order.
 */
export function lateOf({ arrivals, duplicate, reordered, ahead }: OrderMeasures): LatePacket[] | null {
  if (places(duplicate, isOne).length > 0) return null;
  return places(reordered, isOne)
    .map((place) => ({ packet: arrivals[place] ?? 0, ahead: ahead[place] ?? 0 }))
    .sort((a, b) => a.packet - b.packet);
}

export function orderParts(found: OrderMeasures, drags: Drags = {}): Part[] {
  const { late, displaced, copies, received } = countsOf(found);
  const lost = found.lost.length;
  if (received === 0)
    return [plain('Nothing has arrived yet: type the order in which packets arrive, or choose one.')];
  const apart = [...beyondOf(found, displaced), ...apartOf(lost, copies)];
  if (late === 0 && displaced === 0) return [...inOrder(received, lost), ...apart];
  return [...overtaken(found, drags), ...question(found, late, displaced), ...apart];
}

/** Counts by both RFCs, for the sentence and for the ends of the chart's rows. */
export function countsOf({ arrivals, duplicate, reordered, displacement }: OrderMeasures) {
  const copies = places(duplicate, isOne).length;
  return {
    received: arrivals.length - copies,
    copies,
    late: places(reordered, isOne).length,
    displaced: places(displacement, isDisplaced).length,
  };
}

function inOrder(received: number, lost: number): Part[] {
  const those = lost > 0 ? ' that arrive are' : ' arrive';
  if (received === 1) return [plain('The only packet that arrives has its place: '), ...NOTHING];
  const all = received === 2 ? 'Both' : `All ${countWord(received)}`;
  return [
    plain(
      `${lost > 0 ? `The ${countWord(received)}` : all} packets${those} in the order in which they were sent: `,
    ),
    ...NOTHING,
  ];
}

const NOTHING = [strong('nothing'), plain(' is out of order.')];

/** Whether both ways of counting give the same number, and if so, whether of the same packets. */
function question(found: OrderMeasures, late: number, displaced: number): Part[] {
  if (late === displaced) {
    const { reordered, displacement } = found;
    const isSame = places(reordered, isOne).join() === places(displacement, isDisplaced).join();
    return [
      strong(capital(countWord(late))),
      plain(
        ` ${late === 1 ? 'is' : 'are'} out of order by either RFC${isSame ? '.' : ', but not the same '}`,
      ),
      ...(isSame ? [] : [plain(late === 1 ? 'one.' : `${countWord(late)}.`)]),
    ];
  }
  const other =
    displaced === 0
      ? [plain('or '), strong('none')]
      : [plain(`or ${are(displaced)} `), strong(countWord(displaced))];
  return [
    plain(`${capital(are(late))} `),
    strong(late === 0 ? 'no' : countWord(late)),
    plain(` ${packets(Math.max(1, late))} out of order, `),
    ...other,
    plain('?'),
  ];
}

function are(count: number): string {
  return count < 2 ? 'is' : 'are';
}

/** Which packets are late; where it is one, by which packets it was overtaken. */
function overtaken(found: OrderMeasures, drags: Drags): Part[] {
  const { arrivals, reordered } = found;
  const late = places(reordered, isOne);
  const [only] = late;
  if (only === undefined) return [plain('No packet arrives after one that was sent later. ')];
  if (late.length === 1)
    return [
      plain('Packet '),
      { ...strong(`${arrivals[only]}`), drag: drags.late?.[0] },
      plain(' arrives after '),
      { ...plain(overtakers(found, only)), drag: drags.ahead },
      plain('. '),
    ];
  if (late.length > NAMED)
    return [
      { ...plain(capital(countWord(late.length))), drag: drags.count },
      plain(` of ${countWord(countsOf(found).received)} packets arrive after packets sent later. `),
    ];
  const named = late
    .map((place) => arrivals[place] ?? 0)
    .sort((a, b) => a - b)
    .flatMap((packet, i) => [
      plain(i === 0 ? 'Packets ' : i === late.length - 1 ? ' and ' : ', '),
      { ...strong(`${packet}`), drag: drags.late?.[i] },
    ]);
  const [first, ...others] = late.map((place) => overtakersOf(found, place));
  const isSame = first !== undefined && others.every((those) => those.join() === first.join());
  // packets that changed places among themselves have other packets before them each
  const after =
    isSame && first.length <= NAMED ? `${packets(first.length)} ${joinWords(first)}` : 'packets sent later';
  return [...named, plain(` arrive after ${after}. `)];
}

/**
 * Packets that were sent after the packet at this place and arrived before it: their names, or their number where they
 * are many.
 */
function overtakers(found: OrderMeasures, place: number): string {
  const before = overtakersOf(found, place);
  return before.length > NAMED ? `${countWord(before.length)} packets sent later` : joinWords(before);
}

function overtakersOf({ arrivals, duplicate }: OrderMeasures, place: number): number[] {
  const late = arrivals[place] ?? 0;
  return places(arrivals, (number) => number > late)
    .filter((at) => at < place && duplicate[at] !== 1)
    .map((at) => arrivals[at] ?? 0);
}

function isOne(value: number): boolean {
  return value === 1;
}

function isDisplaced(value: number): boolean {
  return !Number.isNaN(value) && value !== 0;
}

/** "99 more are displaced beyond DT = 200: RFC 5236 takes them for lost." */
function beyondOf({ measures: { beyond, threshold } }: OrderMeasures, displaced: number): Part[] {
  if (beyond === 0) return [];
  const more = displaced === 0 ? '' : ' more';
  return [
    aside(
      ` ${capital(countWord(beyond))}${more} ${are(beyond)} displaced beyond DT = ${threshold}: RFC 5236 takes ${beyond === 1 ? 'it' : 'them'} for lost.`,
    ),
  ];
}

/** Copies and lost packets, which no measure of order counts. */
function apartOf(lost: number, copies: number): Part[] {
  const parts = [
    ...(lost > 0 ? [`${countWord(lost)} ${packets(lost)} ${are(lost)} lost`] : []),
    ...(copies > 0
      ? [copies === 1 ? 'one packet arrives twice' : `${countWord(copies)} further copies arrive`]
      : []),
  ];
  return parts.length === 0 ? [] : [aside(` ${capital(parts.join(', '))}.`)];
}

function places(values: ArrayLike<number>, isWanted: (value: number) => boolean): number[] {
  return Array.from(values).flatMap((value, i) => (isWanted(value) ? [i] : []));
}
