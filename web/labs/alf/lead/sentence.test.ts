import { expect, test } from 'vitest';
import { interval, verdict } from './sentence.ts';

const LOSSY = { l: 0.1, lose: '' };
const estimate = (mean: number, ci95: number | null = null) => ({ mean, ci95 });

test('a gain is said with the digits that its interval allows', () => {
  expect(verdict(estimate(0.329, 0.034), LOSSY)).toEqual({ words: '33% sooner', side: 'won' });
  expect(verdict(estimate(0.0634, 0.004), LOSSY)).toEqual({ words: '6.3% sooner', side: 'won' });
  expect(verdict(estimate(-0.2, 0.01), LOSSY)).toEqual({ words: '20% later', side: 'lost' });
});

test('what is smaller than its interval is no difference, and only a calm path has lost nothing', () => {
  expect(verdict(estimate(0.02, 0.03), LOSSY).words).toContain('no difference');
  expect(verdict(estimate(0, 0), { l: 0, lose: '' }).words).toContain('nothing is lost');
  // forced by hand
  expect(verdict(estimate(0, 0), { l: 0, lose: '4' }).words).toContain('no difference');
});

test('the interval of a share is said in points', () => {
  expect(interval(estimate(0.329, 0.0341), 5)).toBe(' ± 3.4 points, 5 runs');
  expect(interval(estimate(0.296), 1)).toBe(', 1 run');
});
