// What an arrival order leads with: how many packets are out of order, by either way of counting.

import type { SequenceMeasures } from '#pkg/metrics.js';
import { aside, type Drag, type Part, plain, strong } from '../../../bench/stage/parts.ts';
import { capital } from '../../../bench/words/sentence.ts';

type Found = Pick<SequenceMeasures, 'arrivals' | 'duplicate' | 'reordered' | 'displacement' | 'ahead'> & {
  readonly lost: { readonly length: number };
};

interface OneLate {
  readonly packet: number;
  readonly ahead: number;
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
const NAMED = 3;

/** Whether the order has one late packet and is otherwise as it was sent: what its sentence says can be dragged. */
export function oneLate({ arrivals, duplicate, reordered, ahead }: Found): OneLate | null {
  const [place, ...more] = places(reordered, (value) => value === 1);
  if (place === undefined || more.length > 0 || places(duplicate, (value) => value === 1).length > 0)
    return null;
  return { packet: arrivals[place] ?? 0, ahead: ahead[place] ?? 0 };
}

/** `drags` are of the two numbers of a single late packet: which it is, and how many overtook it. */
export function story(found: Found, drags?: readonly [Drag, Drag]): Part[] {
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
  const first =
    only === undefined || late.length > 1
      ? [
          plain(
            overtaken(
              late.map((place) => arrivals[place] ?? 0),
              received,
            ),
          ),
        ]
      : [
          plain('Packet '),
          { ...plain(`${arrivals[only]}`), drag: drags?.[0] },
          plain(' was overtaken by '),
          { ...plain(word(ahead[only] ?? 0)), drag: drags?.[1] },
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
function overtaken(late: readonly number[], received: number): string {
  if (late.length === 0) return 'No packet was overtaken';
  if (late.length <= NAMED)
    return `Packets ${late.slice(0, -1).join(', ')} and ${late.at(-1)} were overtaken`;
  return `${capital(word(late.length))} of ${word(received)} packets were overtaken`;
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
