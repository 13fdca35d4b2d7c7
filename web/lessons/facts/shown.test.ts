import { expect, test } from 'vitest';
import { differenceWords } from './shown.ts';

const POINTS = { unit: 'share', isPercent: true } as const;

test.each([
  [-0.001002, 0.000102, '−0.10 ± 0.01 points'],
  [0.0461, 0.0082, '+4.6 ± 0.8 points'],
  [-0.0058, 0.0004, '−0.58 ± 0.04 points'],
  [0.0204, 0.003, '+2.0 ± 0.3 points'],
  [0.0001, 0.003, '0.0 ± 0.3 points'],
])('a difference of %d ± %d has its interval to the same place: %s', (value, half, words) => {
  expect(differenceWords(value, half, POINTS)).toBe(words);
});

test('three digits have an interval without decimals', () => {
  expect(differenceWords(-109.2, 4.03, { unit: 'ms', isPercent: false })).toBe('−109 ± 4 ms');
});
