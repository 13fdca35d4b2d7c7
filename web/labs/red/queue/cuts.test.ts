import { expect, test } from 'vitest';
import { cutsOf } from './cuts.ts';

const times = Array.from({ length: 101 }, (_, i) => i / 10);

/** A window that grows by 0.1 a look and is halved at these times. */
function halved(at: readonly number[]): number[] {
  let window = 10;
  return times.map((time) => {
    window = at.includes(time) ? window / 2 : window + 0.1;
    return window;
  });
}

test('a cut after a loss has its reason, one long after the last has none', () => {
  expect(cutsOf(times, halved([4, 8]), [3.8])).toEqual([
    { time: 4, isNeedless: false },
    { time: 8, isNeedless: true },
  ]);
});

test('two cuts of one recovery are one, and a window that only shrinks a little is not cut', () => {
  expect(cutsOf(times, halved([4, 4.2]), [3.8])).toEqual([{ time: 4, isNeedless: false }]);
  expect(cutsOf([0, 1, 2], [10, 9, 8], [])).toEqual([]);
});

test('of what happened before the first look nothing is known', () => {
  expect(cutsOf(times, halved([1]), [])).toEqual([{ time: 1, isNeedless: false }]);
});
