import { expect, test } from 'vitest';
import { linearScale } from '../scales/scale.ts';
import { wordsPlace } from './StartBand.tsx';

const area = { left: 50, top: 20, right: 450, bottom: 220, width: 400, height: 200 };
const x = linearScale([0, 40], [50, 450]);
const y = linearScale([0, 100], [220, 20]);
const WORDS = 'warm-up, not counted';

const placeOver = (values: readonly number[], end = 350) => {
  const times = values.map((_, i) => (40 * i) / (values.length - 1));
  const quantities = [{ id: 'rate', label: 'rate', color: 'black', times, values }];
  return wordsPlace(WORDS, end, { area, y, quantities }, x);
};

test('words of a warm-up stand at its foot, and at its head or aside where they would cover a line', () => {
  const foot = { left: 54, bottom: 215 };
  expect(placeOver([60, 60, 60])).toEqual(foot);
  // a line along the foot, also one with few points
  expect(placeOver([2, 2])?.bottom).toBeLessThan(area.top + 20);
  expect(placeOver(Array.from({ length: 200 }, () => 4))?.bottom).toBeLessThan(area.top + 20);
  // a line that begins at the foot
  const late = placeOver([0, 5, ...Array.from({ length: 60 }, () => 60)]);
  expect(late?.bottom).toBe(foot.bottom);
  expect(late?.left).toBeGreaterThan(foot.left);
  expect(placeOver([60, 60], 80)).toBeNull();
});
