import { expect, test } from 'vitest';
import { type FrontierPoint, settingAt } from './lines.ts';

test('between two points a frontier has a share of the link at a setting between theirs, and beyond its ends at none', () => {
  const point = (setting: number, share: number): FrontierPoint => ({
    setting,
    runs: 5,
    estimate: () => ({ mean: share, ci95: null }),
    value: () => share,
  });
  const points = [point(16, 0.8), point(24, 0.9), point(32, 0.99)];
  expect(settingAt(points, 0.9)).toBeCloseTo(24, 9);
  const between = settingAt(points, 0.85);
  expect(between).toBeGreaterThan(16);
  expect(between).toBeLessThan(24);
  expect(settingAt(points, 0.7)).toBeNull();
  expect(settingAt(points, 0.999)).toBeNull();
  expect(settingAt([], 0.9)).toBeNull();
});
