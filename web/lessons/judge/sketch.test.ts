import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CurvePoint } from './curve.ts';
import { firstWrongPair } from './order.ts';
import { featuresOf, levelOf, sentenceOf } from './sketch.ts';

const AXIS = { low: 0, high: 0.6 };
const PLACES = [0, 7.5, 15, 22.5, 30, 37.5, 45, 52.5, 60];

/** A measured gain over Ta: flat, then falling, then zero. */
const GAIN = [0.304, 0.322, 0.211, 0.028, 0.004, 0.003, 0.002, 0.002, 0.001];

const curve = (heights: readonly number[], half = 0): CurvePoint[] =>
  heights.map((y, at) => ({ x: PLACES[at] ?? 0, y, half }));

const level = (measured: readonly CurvePoint[], drawn: readonly number[]) =>
  levelOf(featuresOf(measured, curve(drawn), AXIS));

const heights = fc.array(fc.double({ min: 0, max: 0.6, noNaN: true }), {
  minLength: PLACES.length,
  maxLength: PLACES.length,
});

test('what was measured is as measured, whatever it is', () => {
  fc.assert(fc.property(heights, (of) => level(curve(of), of) === 'as measured'));
});

test('the mirror image of a curve with one clear peak is not as measured', () => {
  const clear = heights.filter((of) => {
    const top = Math.max(...of);
    const near = of.flatMap((y, at) => (y >= 0.8 * top ? [at] : []));
    return top > 0.3 && near.length === 1 && near[0] !== (PLACES.length - 1) / 2;
  });
  fc.assert(fc.property(clear, (of) => level(curve(of), [...of].reverse()) !== 'as measured'));
});

test('what lies within the interval of each place changes nothing', () => {
  const half = 0.02;
  const offsets = fc.array(fc.double({ min: -half, max: half, noNaN: true }), {
    minLength: PLACES.length,
    maxLength: PLACES.length,
  });
  fc.assert(
    fc.property(offsets, (by) => {
      const drawn = GAIN.map((y, at) => Math.max(0, y + (by[at] ?? 0)));
      return level(curve(GAIN, half), drawn) === 'as measured';
    }),
  );
});

test('a sketch as high as half the curve has its shape', () => {
  expect(
    level(
      curve(GAIN),
      GAIN.map((y) => y / 2),
    ),
  ).toBe('near');
});

// by mean distance a zero line would be closer than the hump, though the hump shows more understanding
test.each([
  ['nothing anywhere', PLACES.map(() => 0), 'other', 6],
  ['a hump at 15 ms', [0.2, 0.25, 0.32, 0.25, 0.15, 0.05, 0, 0, 0], 'other', 3],
  ['a step down at 22 ms', [0.32, 0.32, 0.32, 0, 0, 0, 0, 0, 0], 'near', 7],
  ['a linear fall', [0.32, 0.28, 0.24, 0.2, 0.16, 0.12, 0.08, 0.04, 0], 'other', 2],
  ['a rise', [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4], 'other', 0],
  ['flat, then down', [0.3, 0.32, 0.22, 0.05, 0, 0, 0, 0, 0], 'as measured', 7],
])('%s', (_, drawn, expected, directions) => {
  const features = featuresOf(curve(GAIN, 0.006), curve(drawn), AXIS);
  expect([levelOf(features), features.directions.right]).toEqual([expected, directions]);
});

test('a pair whose difference may be none stands either way', () => {
  const near = [
    [1, 2, 3],
    [1.1, 1.9, 3.1],
    [9, 9.5, 10],
  ];
  expect(firstWrongPair(near, [2, 1, 0], true)).toBeNull();
  expect(firstWrongPair(near, [2, 0, 1], true)).toBeNull();
  expect(firstWrongPair(near, [0, 2, 1], true)).toEqual([0, 2]);
  expect(firstWrongPair(near, [0, 1, 2], false)).toBeNull();
});

test('of single runs every difference counts, and the measured order is right', () => {
  const runs = fc.uniqueArray(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(runs, (means) => {
      const order = means.map((_, at) => at).sort((a, b) => (means[b] ?? 0) - (means[a] ?? 0));
      const values = means.map((mean) => [mean]);
      return (
        firstWrongPair(values, order, true) === null &&
        firstWrongPair(values, [...order].reverse(), true) !== null
      );
    }),
  );
});

test('a curve that begins with its peak is told without its start', () => {
  const told = (heights: readonly number[]) =>
    sentenceOf(featuresOf(curve(heights), curve(GAIN), AXIS), {
      value: String,
      place: (from, to = from) => `Ta = ${from} to ${to}`,
    }).measured;
  expect(told([0.5, 0.5, 0.3, 0.2, 0.1, 0, 0, 0, 0])).toBe(
    'It is highest (0.5) at Ta = 0 to 7.5, and ends at 0',
  );
  expect(told(GAIN)).toBe('It starts at 0.304, is highest (0.322) at Ta = 7.5 to 7.5, and ends at 0.001');
});

test('of a flat sketch nothing is said about its highest place', () => {
  const said = sentenceOf(featuresOf(curve(GAIN), curve(PLACES.map(() => 0.1)), AXIS), {
    value: String,
    place: String,
  });
  expect(said.compared).toBe('Yours is flat; what was measured is highest at 7.5.');
  // a rise that is visible, but too small to be a peak
  const slight = sentenceOf(featuresOf(curve(GAIN), curve(PLACES.map((_, at) => 0.1 + at / 200)), AXIS), {
    value: String,
    place: String,
  });
  expect(slight.compared).toBe('Yours hardly changes; what was measured is highest at 7.5.');
});
