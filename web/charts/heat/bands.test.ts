import { max, min } from 'd3-array';
import { expect, test } from 'vitest';
import { bandStep, bandsOf, pathOf, regionPath } from './bands.ts';
import { contourFinder, drawnMatrix, smoothedMatrix } from './contourLines.ts';

const AREA = { left: 0, right: 200, top: 0, bottom: 100 };
const GROUND = { x: (value: number) => 100 * value, y: (value: number) => 100 - 100 * value, area: AREA };
const SLOPE = { x: [0, 1, 2], y: [0, 1], values: [0, 0.2, 0.4, 0, 0.2, 0.4] };

const placesOf = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, px, py]) => ({ x: Number(px), y: Number(py) }));

test('five bands lie between two contours', () => {
  expect(bandStep(0, 0.6)).toBeCloseTo(0.02, 12);
  expect(bandStep(-0.2, 0.4)).toBeCloseTo(0.02, 12);
});

test('a band begins where the surface reaches its value, and none goes beyond the plot', () => {
  const bands = bandsOf(SLOPE, [0, 0.4], 0.1, GROUND).all();
  expect(bands.map(({ value }) => value)).toEqual(
    [0, 0.15, 0.25, 0.35].map((value) => expect.closeTo(value, 9)),
  );
  const starts = bands.map(({ region }) => min(placesOf(pathOf(region)), ({ x }) => x));
  expect(starts).toEqual([0, 50, 100, 150].map((at) => expect.closeTo(at, 1)));
  for (const { region } of bands) {
    const places = placesOf(pathOf(region));
    expect(max(places, ({ x }) => x)).toBe(200);
    expect([min(places, ({ y }) => y), max(places, ({ y }) => y)]).toEqual([0, 100]);
  }
});

test('bands are found one at a time, and then drawn as if all at once', () => {
  const bands = bandsOf(SLOPE, [0, 0.4], 0.1, GROUND);
  let asked = 1;
  while (!bands.find()) asked += 1;
  expect(asked).toBe(4);
  expect(bands.find()).toBe(true);
  expect(bands.all()).toEqual(bandsOf(SLOPE, [0, 0.4], 0.1, GROUND).all());
});

test('what is not computed has no colour', () => {
  const half = { ...SLOPE, values: [0, Number.NaN, Number.NaN, 0, Number.NaN, Number.NaN] };
  expect(max(placesOf(regionPath(half, -Infinity, GROUND)), ({ x }) => x)).toBeLessThan(100);
  const none = { ...SLOPE, values: SLOPE.values.map(() => Number.NaN) };
  expect(bandsOf(none, [0, 0.4], 0.1, GROUND).all()).toEqual([]);
});

test('smoothing moves no value beyond its neighbours, and a plane not at all', () => {
  const values = [0, 0.3, 0.1, 0.6, -0.2, 0.2, 0.1, 0.5, 0.4];
  const { values: drawn } = smoothedMatrix({ x: [0, 1, 2], y: [0, 1, 2], values });
  expect(max(Array.from(drawn))).toBeLessThanOrEqual(0.6);
  expect(min(Array.from(drawn))).toBeGreaterThanOrEqual(-0.2);
  expect(drawn[4]).toBeGreaterThan(-0.2);
  const flat = [0, 0, 0, 0.2, 0.2, 0.2, 0.4, 0.4, 0.4];
  expect(smoothedMatrix({ x: [0, 1, 2], y: [0, 1, 2], values: flat }).values[4]).toBeCloseTo(0.2, 12);
});

test('what is called even has no islands of noise around its middle', () => {
  const axis = Array.from({ length: 8 }, (_, i) => 100 * i);
  // values of the right half are better than even, those of the left half even apart from noise
  const values = Array.from({ length: 64 }, (_, i) =>
    i % 8 > 4 ? 0.6 : 0.5 + (i % 3 === 0 ? 0.004 : -0.004),
  );
  const middle = { at: 0.5, isLowerBetter: false, reach: 0.4 };
  const edges = (even: number) => {
    const matrix = drawnMatrix({ x: axis, y: axis, values }, { ...middle, even });
    return contourFinder({ matrix, x: (at) => at, y: (at) => at, middle })(0.5).length;
  };
  expect(edges(0.01)).toBe(1);
  expect(edges(0)).toBeGreaterThan(3);
  // the matrix that is read keeps its computed values
  expect(values[0]).toBe(0.504);
});
