import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from './formatCount.ts';

test('counts are written as the language writes them', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
    }),
  );
});

test('at the edges of a group', () => {
  expect([0, 999, 1000, 999_999, 1_000_000, -1234].map(formatCount)).toEqual([
    '0',
    '999',
    '1,000',
    '999,999',
    '1,000,000',
    '-1,234',
  ]);
});

test('digits after the point stay as they are', () => {
  expect(formatCount(4711.3456)).toBe('4,711.3456');
});
