import { expect, test } from 'vitest';
import type { Part } from '../../../bench/stage/parts.ts';
import { story } from './story.ts';

const N = Number.NaN;
const said = (parts: readonly Part[]) => parts.map(({ text }) => text).join('');

interface Columns {
  readonly arrivals: readonly number[];
  readonly displacement: readonly number[];
  /** Of the reordered ones, how many overtook them. */
  readonly ahead: readonly number[];
  readonly lost?: number;
}

function told({ arrivals, displacement, ahead, lost = 0 }: Columns): string {
  const duplicate = arrivals.map((number, i) => (arrivals.indexOf(number) < i ? 1 : 0));
  return said(
    story({
      arrivals: Float64Array.from(arrivals),
      duplicate: Uint8Array.from(duplicate),
      reordered: Uint8Array.from(ahead, (count) => (count > 0 ? 1 : 0)),
      displacement: Float64Array.from(displacement),
      ahead: Float64Array.from(ahead),
      lost: { length: lost },
    }),
  );
}

test.each([
  [
    { arrivals: [1, 2, 4, 5, 3, 6], displacement: [0, 0, -1, -1, 2, 0], ahead: [N, N, N, N, 2, N] },
    'Packet 3 was overtaken by two: one packet out of order for RFC 4737, three displaced for RFC 5236.',
  ],
  [
    { arrivals: [1, 2, 5, 4, 3, 6], displacement: [0, 0, -2, 0, 2, 0], ahead: [N, N, N, 1, 2, N] },
    'Packets 3 and 4 were overtaken: two packets out of order for RFC 4737, two displaced for RFC 5236.',
  ],
  [
    { arrivals: [5, 4, 3, 2, 1], displacement: [-4, -2, 0, 2, 4], ahead: [N, 1, 2, 3, 4] },
    'Four of five packets were overtaken: four packets out of order for RFC 4737, four displaced for RFC 5236.',
  ],
  [
    { arrivals: [1, 2, 3], displacement: [0, 0, 0], ahead: [N, N, N] },
    'All three packets come in the order in which they were sent: nothing is reordered, for RFC 4737 or for RFC 5236.',
  ],
  [
    { arrivals: [1, 2, 4, 4], displacement: [0, 0, 0, N], ahead: [N, N, N, N], lost: 1 },
    'All three packets come in the order in which they were sent: nothing is reordered, for RFC 4737 or for RFC 5236. One never came, one came again.',
  ],
  // beyond the threshold RD knows neither
  [
    { arrivals: [2, 3, 4, 1], displacement: [N, N, N, N], ahead: [N, N, N, 3] },
    'Packet 1 was overtaken by three: one packet out of order for RFC 4737, none displaced for RFC 5236.',
  ],
  [
    { arrivals: [], displacement: [], ahead: [] },
    'Nothing has arrived yet: type the order in which packets come, or choose one.',
  ],
])('%#', (columns, words) => expect(told(columns)).toBe(words));
