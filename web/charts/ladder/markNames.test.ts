import { expect, test } from 'vitest';
import { besideCrosses } from './MarkNames.tsx';

test('the name of a cross stands behind the next cross too, where that is beside it', () => {
  expect(besideCrosses([100, 50], 25, [[100, 50]])).toBe(111);
  const two = [
    [100, 50],
    [112, 52],
  ] as const;
  expect(besideCrosses([100, 50], 25, two)).toBe(123);
  // a cross at another height, or beyond the name, does not move the name
  expect(besideCrosses([100, 50], 25, [[112, 80]])).toBe(111);
  expect(besideCrosses([100, 50], 25, [[150, 50]])).toBe(111);
});
