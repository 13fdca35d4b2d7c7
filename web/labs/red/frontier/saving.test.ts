import { expect, test } from 'vitest';
import type { FrontierPoint, RedMeasure } from './lines.ts';
import { shareAtPlace } from './lines.ts';
import { savingOf, savingSoFar } from './saving.ts';

/** A point whose replications have these coordinates and delays. */
function at(places: readonly number[], delays: readonly number[]): FrontierPoint {
  const values: Partial<Record<RedMeasure, readonly number[]>> = {
    utilization: places.map(shareAtPlace),
    queue_delay: delays,
  };
  return {
    setting: 8,
    runs: places.length,
    estimate: () => ({ mean: Number.NaN, ci95: null }),
    value: (measure, run) => values[measure]?.[run] ?? Number.NaN,
  };
}

const BASE = [at([1, 1], [10, 12]), at([2, 2], [30, 32])];

test('each run is compared with the undisturbed network of the same run, at its own utilization', () => {
  const outcomes = [
    { utilization: shareAtPlace(1.5), delay: 15 },
    { utilization: shareAtPlace(1.25), delay: 12 },
  ];
  const saving = savingOf(outcomes, BASE);
  if (saving === null || saving === 'beyond') throw new Error('There is a comparison.');
  // the mean of 20 - 15 and 17 - 12
  expect(saving.saved.mean).toBeCloseTo(5, 9);
  expect(saving.saved.ci95).toBeCloseTo(0, 9);
  expect(saving.baseDelay).toBeCloseTo(18.5, 9);
  expect(saving.runs).toBe(2);
});

test('what the undisturbed network reaches at no setting has no comparison', () => {
  expect(savingOf([{ utilization: shareAtPlace(2.5), delay: 15 }], BASE)).toBe('beyond');
});

test('a run of which the undisturbed curve is not complete does not count yet', () => {
  const outcomes = [0, 1, 2].map(() => ({ utilization: shareAtPlace(1.5), delay: 15 }));
  expect(savingOf(outcomes, BASE)).toMatchObject({ runs: 2 });
  expect(savingOf([], BASE)).toBeNull();
});

test('while runs come the first one speaks alone until three are known', () => {
  const outcomes = [1.5, 1.25, 1.75].map((place) => ({ utilization: shareAtPlace(place), delay: 12 }));
  const base = [at([1, 1, 1], [10, 10, 10]), at([2, 2, 2], [30, 30, 30])];
  const [one, two, three] = [1, 2, 3].map((count) => savingSoFar(outcomes.slice(0, count), base));
  // 20 - 12
  expect(one).toMatchObject({ runs: 1, saved: { mean: expect.closeTo(8, 9), ci95: null } });
  expect(two).toEqual(one);
  expect(three).toEqual(savingOf(outcomes, base));
});
