import { expect, test } from 'vitest';
import { bandPath, linePath } from './paths.ts';

const GAP = Number.NaN;

test('a line goes from point to point and breaks at gaps', () => {
  expect(linePath([0, 1, 2], [3, 4.1234, 5])).toBe('M0,3L1,4.12L2,5');
  expect(linePath([0, 1, 2, 3, 4], [3, 4, GAP, 6, 7])).toBe('M0,3L1,4M3,6L4,7');
  // a logarithmic axis cannot show zero
  expect(linePath([-Infinity, 1, 2], [3, 4, 5])).toBe('M1,4L2,5');
});

test('a point between gaps makes no line', () => {
  expect(linePath([0, 1, 2], [GAP, 4, GAP])).toBe('');
  expect(linePath([], [])).toBe('');
});

test('a band goes along its upper line and back along its lower one', () => {
  expect(bandPath([0, 1], [1, 2], [5, 6])).toBe('M0,5L1,6L1,2L0,1Z');
  expect(bandPath([0, 1, 2, 3], [1, 1, GAP, 1], [2, 2, 2, 2])).toBe('M0,2L1,2L1,1L0,1ZM3,2L3,1Z');
});
