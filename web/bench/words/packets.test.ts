import { expect, test } from 'vitest';
import { namedPackets, packetWords } from './packets.ts';

test.each([
  ['4', 'packet 4'],
  ['4,4.2', 'packet 4 twice'],
  ['4.2', 'packet 4’s attempt 2'],
  ['2,7', 'packets 2 and 7'],
  ['2,7,9', 'packets 2, 7 and 9'],
  ['1,2,3,4', '4 packets'],
])('%s: %s', (items, words) => expect(packetWords(items.split(','))).toBe(words));

test('packets that are named, each by its first attempt, can become others', () => {
  expect(namedPackets(['2', '7', '9'])).toEqual([2, 7, 9]);
  expect(namedPackets(['2', '2.2'])).toBeNull();
  expect(namedPackets(['1', '2', '3', '4'])).toBeNull();
});
