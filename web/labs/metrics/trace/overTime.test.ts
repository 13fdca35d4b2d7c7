import { expect, test } from 'vitest';
import { textOf } from '../../../bench/lead/parts.ts';
import { type Bins, sharesOf } from './bins.ts';
import { overTimeWords } from './overTime.ts';

const bins = (received: number[], reordered: number[], duplicates: number[]): Bins => ({
  unit: 'ms',
  received: Uint32Array.from(received),
  reordered: Uint32Array.from(reordered),
  duplicates: Uint32Array.from(duplicates),
  extent: Uint32Array.from(reordered),
  edges: Array.from({ length: received.length + 1 }, (_, i) => 10 * i),
});
const TIME = { label: 'Time', unit: 'ms' };
const said = (of: Bins, range?: readonly [number, number]) =>
  textOf(overTimeWords(of, of.edges, TIME, range).finding);

test('no share is above 100%: copies are a share of all arrivals', () => {
  // as in ecmp-loss.pcap.gz: an interval with nine copies and no other arrival
  const { reordered, duplicates } = sharesOf(bins([0, 12, 30, 0], [0, 12, 3, 0], [9, 20, 0, 0]));
  expect(reordered).toEqual([0, 1, 0.1, 0]);
  expect(duplicates).toEqual([1, 20 / 32, 0, 0]);
});

test('a worst share says of which intervals it is the worst', () => {
  const some = bins([12, 28, 30], [12, 19, 3], [0, 0, 0]);
  expect(said(some)).toBe(
    '49% of the packets are reordered, at worst 68% in an interval of 20 packets or more (10 to 20 ms); the highest bar, 100%, is of 12 packets; every interval has some',
  );
  const full = bins([28, 30], [19, 3], [0, 0]);
  expect(said(full)).toContain(', at worst 68% (0 to 10 ms)');
});

test('a figure that shows duplicates alone says so', () => {
  expect(said(bins([18, 30], [0, 0], [2, 0]))).toBe(
    'no interval has reordered packets; 4% of the arrivals are duplicates, at most 10% in an interval',
  );
});

test('what is undecided or likely is no flat share', () => {
  const open = bins([500, 506], [237, 237], [0, 0]);
  expect(said(open, [0.0018, 0.4712])).toMatch(
    /^47% of the packets count as reordered \(between 0\.18% and 47% may be\), /,
  );
  expect(said(bins([500, 506], [0, 0], [0, 0]), [0, 0.25])).toMatch(
    /^no interval has packets that count as reordered \(between 0% and 25% may be\)$/,
  );
});
