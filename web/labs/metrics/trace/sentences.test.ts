import { expect, test } from 'vitest';
import { spanAtLeast, withoutFlows } from './sentences.ts';

test.each([
  [13.02, '14 ms'],
  [3.1, '3.1 ms'],
  [1.14, '1.2 ms'],
  [60, '60 ms'],
  [0.0301, '31 µs'],
  [0.015, '15 µs'],
  [2345, '2.4 s'],
  [123.2, '124 ms'],
  [0, '0 ms'],
])('a buffer of %d ms is one of %s, never less', (ms, words) => expect(spanAtLeast(ms)).toBe(words));

test('a file without flows says why', () => {
  const report = { counters: [], notes: [], packets: 0 };
  expect(withoutFlows(report)).toBe('The file holds no packet.');
  const notes = ['9 frames skipped: the link layer NFLOG (number 239 of tcpdump’s list) is not read'];
  expect(withoutFlows({ ...report, packets: 9, notes })).toBe(
    `There is nothing to measure in this file. ${notes[0]}.`,
  );
});
