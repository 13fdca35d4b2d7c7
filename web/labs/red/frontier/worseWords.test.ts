import { expect, test } from 'vitest';
import { worseWords } from './FrontierFigure.tsx';

test('a side of the plane that one run shows is said to be that of one run', () => {
  const of = (...runs: number[]) => worseWords({ points: runs.map((count) => ({ runs: count })) as never });
  expect(of(10, 10)).toBe('here');
  expect(of(1, 1)).toBe('in this one run');
  expect(of(10, 1)).toBe('in this one run');
});
