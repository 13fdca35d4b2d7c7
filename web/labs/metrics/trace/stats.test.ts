import { expect, test } from 'vitest';
import { decode } from '../../../scenario/decode.ts';
import { encode } from '../../../scenario/encode.ts';
import { defaultsOf } from '../../../scenario/values.ts';
import { type CaptureStats, statsFrom, statsText } from './stats.ts';

const flow = {
  received: 1000,
  least: 0.23,
  most: 0.2345,
  lostLeast: 0,
  lostMost: 3,
  undecided: 2,
  median: 0.8,
  q99: 5.4,
  extent: 4,
};
const stats: CaptureStats = {
  packets: 3599,
  duration: 325.4,
  measured: 80,
  affected: 20,
  flows: [flow, { ...flow, most: 0.23, median: null, q99: null }],
};

test('what is written is read back, also through a link', () => {
  expect(statsFrom(statsText(stats))).toEqual(stats);
  const link = encode('metrics', { ...defaultsOf('metrics'), bench: 'trace', stats: statsText(stats) });
  const { scenario } = decode(link);
  const values = scenario?.values;
  expect(decode(link)).toMatchObject({ messages: [] });
  expect(values !== undefined && 'stats' in values && statsFrom(values.stats)).toEqual(stats);
});

test('counts are handed on to the last packet, and shares to four digits', () => {
  const [one] =
    statsFrom(statsText({ ...stats, packets: 123_456, flows: [{ ...flow, most: 0.219_876 }] }))?.flows ?? [];
  expect(one).toMatchObject({ received: 1000, most: 0.2199 });
  expect(statsFrom(statsText({ ...stats, packets: 123_456 }))?.packets).toBe(123_456);
});

test('the longest text fits into its parameter', () => {
  const long = {
    ...flow,
    received: 123_456_789,
    least: 0.00012345,
    most: 0.00022345,
    median: 0.0001234,
    q99: 12345.6,
  };
  const text = statsText({ ...stats, flows: Array.from({ length: 16 }, () => long) });
  const link = encode('metrics', { ...defaultsOf('metrics'), bench: 'trace', stats: text });
  expect(decode(link)).toMatchObject({ messages: [] });
});

test.each([
  '',
  'capture',
  'capture x 1 1 1',
  'flow 1 2 3',
  'capture 9 - 1 2',
  'capture 1e999 - 1 0',
  'capture 1 - 1e30 0',
  'capture 1.5 - 1 0',
])('a text that says nothing: %s', (text) => expect(statsFrom(text)).toBeNull());

test('flows that cannot be read are left out', () => {
  expect(
    statsFrom('capture 9 - 2 1,flow 1 2,flow 10 1.5 1 0 0 0 - - 0,flow 10 0.5 0.5 0 0 0 - - 2')?.flows,
  ).toHaveLength(1);
});
