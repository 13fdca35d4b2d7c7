import { expect, test } from 'vitest';
import { errorDomain } from './errorDomain.ts';

test('the axis fits the errors, and ends where they say nothing', () => {
  const [low, high] = errorDomain([{ y: [Number.NaN, -0.7, -0.03, 0.004] }, { y: [0.05] }]);
  expect([low, high]).toEqual([-0.1, expect.closeTo(0.06, 9)]);
  expect(errorDomain([{ y: [3, 0.01] }])).toEqual([-0.02, 0.25]);
  expect(errorDomain([])).toEqual([-0.02, 0.02]);
  // ten packets cannot be displaced as far as the formula tells: the axis still has the points
  expect(errorDomain([{ y: [-0.4, -0.95, Number.NaN] }])).toEqual([expect.closeTo(-0.96, 9), 0.02]);
  // nor are they in a corner of the plot
  expect(errorDomain([{ y: [-0.06, -0.4, -0.95] }])).toEqual([expect.closeTo(-0.96, 9), 0.02]);
});
