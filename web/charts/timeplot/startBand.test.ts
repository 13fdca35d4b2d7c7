import { expect, test } from 'vitest';
import { linearScale } from '../scales/scale.ts';
import { labelFoot } from './StartBand.tsx';

const area = { left: 50, top: 20, right: 450, bottom: 220, width: 400, height: 200 };
const x = linearScale([0, 40], [50, 450]);
const y = linearScale([0, 100], [220, 20]);
const WORDS = 'warm-up, not counted';

const footOver = (values: readonly number[], end = 350) => {
  const times = values.map((_, i) => (40 * i) / (values.length - 1));
  const quantities = [{ id: 'rate', label: 'rate', color: 'black', times, values }];
  return labelFoot(WORDS, end, { area, y, quantities }, x);
};
const level = (value: number) => Array.from({ length: 200 }, () => value);

test('words of a warm-up stand at its foot, and at its head where they would cover a line', () => {
  const [foot, head] = [area.bottom - 5, area.top + 13];
  expect(footOver(level(60))).toBe(foot);
  expect(footOver(level(99))).toBe(foot);
  expect(Math.abs((footOver(level(4)) ?? 0) - head)).toBeLessThan(3);
  // a line that begins at the foot and rises behind the words
  expect(footOver([...level(2), ...level(60)])).toBeLessThan(area.top + 20);
  expect(footOver([...level(60), ...level(2)])).toBe(foot);
  expect(footOver(level(60), 80)).toBeNull();
});
