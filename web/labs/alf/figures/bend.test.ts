// The note at a curve's bend tells what curve and scenario show, and nothing else.

import { expect, test } from 'vitest';
import { parameterAxis } from '../../../bench/results/parameterAxis.ts';
import { defaultsOf } from '../../../scenario/values.ts';
import { bendOf } from './bend.ts';

const scenario = defaultsOf('alf');
const curve = (x: number[], y: number[]) => ({ x: Float64Array.from(x), y: Float64Array.from(y) });

test('a curve that falls below 5% says from where on, and why', () => {
  const falling = curve([0, 10, 20, 30, 40], [0.3, 0.33, 0.08, 0.03, 0.01]);
  expect(bendOf(scenario, parameterAxis('alf', 'ta', scenario), falling)).toEqual({
    x: 30,
    lines: ['from 30 ms on the gain is below 5%:', 'the application is the bottleneck'],
  });
  expect(bendOf(scenario, parameterAxis('alf', 'r', scenario), falling)?.lines[1]).toBe(
    'the application waits for the sender',
  );
  // below this pace the application is not the bottleneck
  expect(bendOf({ ...scenario, r: 100 }, parameterAxis('alf', 'ta', scenario), falling)?.lines).toEqual([
    'from 30 ms on the gain is below 5%',
  ]);
});

test('a curve that ends above 5%, or never reaches it, has no bend to note', () => {
  expect(
    bendOf(scenario, parameterAxis('alf', 'l', scenario), curve([0, 0.1, 0.2], [0, 0.3, 0.4])),
  ).toBeUndefined();
  expect(
    bendOf(scenario, parameterAxis('alf', 'ta', scenario), curve([0, 10], [0.01, 0.02])),
  ).toBeUndefined();
  expect(bendOf(scenario, parameterAxis('alf', 'ta', scenario), undefined)).toBeUndefined();
});
