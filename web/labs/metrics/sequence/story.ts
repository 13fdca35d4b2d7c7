// What an arrival order leads with: how many packets are out of order, by either way of counting.

import type { SequenceMeasures } from '#pkg/metrics.js';
import { aside, type Drag, type Part, plain, strong } from '../../../bench/stage/parts.ts';
import { capital } from '../../../bench/words/sentence.ts';
import type { Late } from './orders.ts';

type Found = Pick<SequenceMeasures, 'arrivals' | 'duplicate' | 'reordered' | 'displacement' | 'ahead'> & {
  readonly lost: { readonly length: number };
};

/** The numbers of the sentence that are dragged. */
export interface Drags {
  /** Of each late packet that is named, in the order of sending. */
  readonly late?: readonly Drag[];
  /** How many overtook the only one. */
  readonly ahead?: Drag;
  /** How many are late, where they are not named. */
  readonly count?: Drag;
}

const WORDS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** In words as far as words are short. */
function word(count: number): string {
  return WORDS[count] ?? count.toLocaleString('en-US');
}

function packets(count: number): string {
  return `packet${count === 1 ? '' : 's'}`;
}

/** At most so many packets are named. */
export const NAMED = 3;

/** The late packets in the order of sending; null where some came twice, for then they do not say all of the order. */
export function lateOf({ arrivals, duplicate, reordered, ahead }: Found): Late[] | null {
  if (places(duplicate, (value) => value === 1).length > 0) return null;
  return places(reordered, (value) => value === 1)
    .map((place) => ({ packet: arrivals[place] ?? 0, ahead: ahead[place] ?? 0 }))
    .sort((a, b) => a.packet - b.packet);
}

export function story(found: Found, drags: Drags = {}): Part[] {
  const { arrivals, duplicate, reordered, displacement, ahead, lost } = found;
  const late = places(reordered, (value) => value === 1);
  const displaced = places(displacement, (value) => !Number.isNaN(value) && value !== 0).length;
  const copies = places(duplicate, (value) => value === 1).length;
  const received = arrivals.length - copies;
  if (received === 0)
    return [plain('Nothing has arrived yet: type the order in which packets come, or choose one.')];
  const apart = apartOf(lost.length, copies);
  if (late.length === 0 && displaced === 0) {
    const all = received === 1 ? 'The one packet' : `All ${word(received)} packets`;
    return [
      plain(received === 1 ? `${all} has its place: ` : `${all} come in the order in which they were sent: `),
      strong('nothing'),
      plain(' is reordered, for RFC 4737 or for RFC 5236.'),
      ...apart,
    ];
  }
  const [only] = late;
  const named = late.map((place) => arrivals[place] ?? 0).sort((a, b) => a - b);
  const first =
    only === undefined || late.length > 1
      ? overtaken(named, received, drags)
      : [
          plain('Packet '),
          { ...plain(`${arrivals[only]}`), drag: drags.late?.[0] },
          plain(' was overtaken by '),
          { ...plain(word(ahead[only] ?? 0)), drag: drags.ahead },
        ];
  return [
    ...first,
    plain(': '),
    strong(word(late.length)),
    plain(` ${packets(late.length)} out of order for RFC 4737, `),
    strong(word(displaced)),
    plain(' displaced for RFC 5236.'),
    ...apart,
  ];
}

/** Who was overtaken, where it is not one. */
function overtaken(late: readonly number[], received: number, { late: drags, count }: Drags): Part[] {
  if (late.length === 0) return [plain('No packet was overtaken')];
  if (late.length > NAMED)
    return [
      { ...plain(capital(word(late.length))), drag: count },
      plain(` of ${word(received)} packets were overtaken`),
    ];
  const named = late.flatMap((packet, i) => [
    plain(i === 0 ? 'Packets ' : i === late.length - 1 ? ' and ' : ', '),
    { ...plain(`${packet}`), drag: drags?.[i] },
  ]);
  return [...named, plain(' were overtaken')];
}

function apartOf(lost: number, copies: number): Part[] {
  const parts = [
    ...(lost > 0 ? [`${word(lost)} never came`] : []),
    ...(copies > 0 ? [`${copies === 1 ? 'one came' : `${word(copies)} came`} again`] : []),
  ];
  return parts.length === 0 ? [] : [aside(` ${capital(parts.join(', '))}.`)];
}

function places(values: ArrayLike<number>, isWanted: (value: number) => boolean): number[] {
  return Array.from(values).flatMap((value, i) => (isWanted(value) ? [i] : []));
}
