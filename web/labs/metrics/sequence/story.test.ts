import { expect, test } from 'vitest';
import type { Part } from '../../../bench/lead/parts.ts';
import { orderParts } from './story.ts';

const N = Number.NaN;
const said = (parts: readonly Part[]) => parts.map(({ text }) => text).join('');

interface Columns {
  readonly arrivals: readonly number[];
  readonly displacement: readonly number[];
  /** For each reordered packet, the number of packets that overtook it. */
  readonly ahead: readonly number[];
  readonly lost?: number;
  readonly beyond?: number;
}

function told({ arrivals, displacement, ahead, lost = 0, beyond = 0 }: Columns): string {
  const duplicate = arrivals.map((number, i) => (arrivals.indexOf(number) < i ? 1 : 0));
  return said(
    orderParts({
      arrivals: Float64Array.from(arrivals),
      duplicate: Uint8Array.from(duplicate),
      reordered: Uint8Array.from(ahead, (count) => (count > 0 ? 1 : 0)),
      displacement: Float64Array.from(displacement),
      ahead: Float64Array.from(ahead),
      lost: { length: lost },
      measures: { beyond, threshold: 2 },
    }),
  );
}

test.each([
  [
    { arrivals: [1, 2, 4, 5, 3, 6], displacement: [0, 0, -1, -1, 2, 0], ahead: [N, N, N, N, 2, N] },
    'Packet 3 arrives after 4 and 5. Is one packet out of order, or are three?',
  ],
  // the same number by both RFCs, but 4 is late in its place, and 5 is early
  [
    { arrivals: [1, 2, 5, 4, 3, 6], displacement: [0, 0, -2, 0, 2, 0], ahead: [N, N, N, 1, 2, N] },
    'Packets 3 and 4 arrive after packets sent later. Two are out of order by either RFC, but not the same two.',
  ],
  // both are late behind the same packet
  [
    { arrivals: [3, 1, 2, 4, 5, 6], displacement: [-2, 1, 1, 0, 0, 0], ahead: [N, 1, 1, N, N, N] },
    'Packets 1 and 2 arrive after packet 3. Are two packets out of order, or are three?',
  ],
  [
    { arrivals: [2, 3, 4, 5, 6, 1], displacement: [-1, -1, -1, -1, -1, 5], ahead: [N, N, N, N, N, 5] },
    'Packet 1 arrives after five packets sent later. Is one packet out of order, or are six?',
  ],
  [
    { arrivals: [5, 4, 3, 2, 1], displacement: [-4, -2, 0, 2, 4], ahead: [N, 1, 2, 3, 4] },
    'Four of five packets arrive after packets sent later. Four are out of order by either RFC, but not the same four.',
  ],
  [
    { arrivals: [1, 2, 3], displacement: [0, 0, 0], ahead: [N, N, N] },
    'All three packets arrive in the order in which they were sent: nothing is out of order.',
  ],
  [
    { arrivals: [1, 2], displacement: [0, 0], ahead: [N, N] },
    'Both packets arrive in the order in which they were sent: nothing is out of order.',
  ],
  [
    { arrivals: [7], displacement: [0], ahead: [N] },
    'The only packet that arrives has its place: nothing is out of order.',
  ],
  [
    { arrivals: [1, 2, 4, 4], displacement: [0, 0, 0, N], ahead: [N, N, N, N], lost: 1 },
    'The three packets that arrive are in the order in which they were sent: nothing is out of order. One packet is lost, one packet arrives twice.',
  ],
  // a copy of a packet that overtook is not named again
  [
    { arrivals: [2, 2, 1], displacement: [-1, N, 1], ahead: [N, N, 1] },
    'Packet 1 arrives after 2. Is one packet out of order, or are two? One packet arrives twice.',
  ],
  [
    { arrivals: [2, 1, 1, 2, 9], displacement: [-1, 1, N, N, 0], ahead: [N, 1, N, N, N], lost: 6 },
    'Packet 1 arrives after 2. Is one packet out of order, or are two? Six packets are lost, two further copies arrive.',
  ],
  // RD counts neither beyond the threshold
  [
    { arrivals: [2, 3, 4, 1], displacement: [N, N, N, N], ahead: [N, N, N, 3], beyond: 1 },
    'Packet 1 arrives after 2, 3 and 4. Is one packet out of order, or none? One is displaced beyond DT = 2: RFC 5236 takes it for lost.',
  ],
  [
    { arrivals: [4, 3, 2, 1], displacement: [-2, 0, 2, N], ahead: [N, 1, 2, 3], beyond: 1 },
    'Packets 1, 2 and 3 arrive after packets sent later. Are three packets out of order, or are two? One more is displaced beyond DT = 2: RFC 5236 takes it for lost.',
  ],
  [
    { arrivals: [], displacement: [], ahead: [] },
    'Nothing has arrived yet: type the order in which packets arrive, or choose one.',
  ],
])('%#', (columns, words) => expect(told(columns)).toBe(words));
