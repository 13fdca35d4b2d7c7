import { expect, test } from 'vitest';
import { isViewCovered, OVERSCAN, SHORT_LIST, visibleRows } from './visibleRows.ts';

const tops = (count: number) => Array.from({ length: count }, (_, i) => 24 * i);

test('a short list is drawn whole', () => {
  expect(visibleRows(tops(SHORT_LIST), 0, 400)).toEqual({ from: 0, to: SHORT_LIST });
  expect(visibleRows([], 0, 400)).toEqual({ from: 0, to: 0 });
});

test('of a long list what is seen is drawn, and little around it', () => {
  const long = tops(50_000);
  for (const above of [-300, 0, 1e5, 24 * 50_000 - 100]) {
    const { from, to } = visibleRows(long, above, above + 720);
    expect(to - from).toBeLessThan((720 + 2 * OVERSCAN) / 24 + 4);
    expect((long[from] ?? 0) <= Math.max(0, above)).toBe(true);
    expect(to === long.length || (long[to] ?? 0) >= above + 720).toBe(true);
    expect(isViewCovered({ from, to }, long, above, above + 720)).toBe(true);
  }
});

test('a list is drawn anew when its end comes near, and when it has become shorter', () => {
  const long = tops(1000);
  const drawn = visibleRows(long, 0, 700);
  expect(isViewCovered(drawn, long, 200, 900)).toBe(true);
  expect(isViewCovered(drawn, long, 400, 1100)).toBe(false);
  expect(isViewCovered(drawn, tops(20), 0, 700)).toBe(false);
});
