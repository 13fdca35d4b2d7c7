import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

test('a step takes about five milliseconds, whatever a unit takes', () => {
  let now = 0;
  const pace = new Pace(() => now);
  const lasted: number[] = [];
  let unit = 0.0001;
  const running = {
    step: (budget: number) => {
      now += budget * unit;
      lasted.push(budget * unit);
      return 0.5;
    },
    partial: () => undefined,
    result: () => undefined,
    free: () => {},
  };
  for (let step = 0; step < 10; step += 1) pace.step('cheap', running);
  expect(lasted.at(-1)).toBeCloseTo(5);
  expect(Math.max(...lasted)).toBeLessThan(5.1);
  unit = 1;
  for (let step = 0; step < 10; step += 1) pace.step('cheap', running);
  expect(lasted.at(-1)).toBeCloseTo(5);
});
