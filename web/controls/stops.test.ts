import { expect, test } from 'vitest';
import type { NumberValues } from '#pkg/params.ts';
import { isTooFine, logStops, nearestStop } from './stops.ts';

const values = (change: Partial<NumberValues>): NumberValues => ({
  kind: 'number',
  min: 1,
  max: 64,
  step: 1,
  decimals: 0,
  default: 1,
  auto: '',
  scale: 'log',
  track: null,
  ...change,
});

test('a short logarithmic range has every whole number at its low end', () => {
  const stops = logStops(values({}));
  expect(stops.slice(0, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(stops.at(-1)).toBe(64);
});

test('a long one has round numbers, from end to end', () => {
  const stops = logStops(values({ min: 10, max: 10_000 }));
  expect([stops[0], stops.at(-1)]).toEqual([10, 10_000]);
  expect(stops).toContain(1000);
  expect(stops.every((stop) => Number(stop.toPrecision(2)) === stop)).toBe(true);
});

test('every stop is nearest to itself, so that an arrow key always moves', () => {
  const stops = logStops(values({ min: 10, max: 10_000 }));
  expect(stops.map((stop) => nearestStop(stops, stop))).toEqual(stops.map((_, at) => at));
});

test('a seed is too fine for a slider, a delay is not', () => {
  expect(isTooFine(values({ scale: 'linear', min: 0, max: 999_999 }))).toBe(true);
  expect(isTooFine(values({ scale: 'linear', min: 1, max: 1000 }))).toBe(false);
});
