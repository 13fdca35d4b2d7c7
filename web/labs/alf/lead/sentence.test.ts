import { expect, test } from 'vitest';
import { interval, isCalm, savedWords, verdict } from './sentence.ts';

const FIVE = { runs: 5, g: 'completion' } as const;
const estimate = (mean: number, ci95: number | null = null) => ({ mean, ci95 });

test('a gain is said with the digits that its interval allows', () => {
  expect(verdict(estimate(0.329, 0.034), FIVE)).toEqual({ words: '33% sooner', side: 'won' });
  expect(verdict(estimate(0.0634, 0.004), FIVE)).toEqual({ words: '6.3% sooner', side: 'won' });
  expect(verdict(estimate(-0.2, 0.01), FIVE)).toEqual({ words: '20% later', side: 'lost' });
});

test('what is smaller than its interval is no sure difference, and only a calm path has lost nothing', () => {
  expect(verdict(estimate(0.02, 0.03), FIVE)).toEqual({
    words: '5 runs show no sure difference',
    side: 'even',
  });
  expect(verdict(estimate(0, 0), FIVE)).toEqual({
    words: 'neither transfer ends half a percent sooner',
    side: 'even',
  });
  // as with 283 and 281 ms
  expect(verdict(estimate(0.0049, 0.0136), FIVE)).toEqual({
    words: '5 runs show no sure difference',
    side: 'even',
  });
  expect(isCalm({ l: 0, lose: '' })).toBe(true);
  // a loss forced by hand
  expect(isCalm({ l: 0, lose: '4' })).toBe(false);
  expect(isCalm({ l: 0.1, lose: '' })).toBe(false);
});

test('equal times of a packet are no equal ends of a transfer', () => {
  expect(verdict(estimate(0, 0), { ...FIVE, g: 'latency' }).words).toBe(
    'a packet takes as long either way, to half a percent',
  );
});

test('the interval of a share is said in points', () => {
  expect(interval(estimate(0.329, 0.0341), 5)).toBe(' ± 3.4 points, 5 runs');
  // the interval of a gain of 0.1%
  expect(interval(estimate(0.0013, 0.00021), 5)).toBe(' ± 0.02 points, 5 runs');
  expect(interval(estimate(0.296), 1)).toBe(', 1 run');
  expect(interval(estimate(0, 0), 5)).toBe(', 5 runs');
});

test('beside both numbers stands what the sentence says', () => {
  const words = (mean: number, half: number) => savedWords(estimate(mean, half), 'sooner', 'later');
  expect(words(0.0112, 0.03)).toBe('no sure difference');
  expect(words(0.0634, 0.004)).toBe('6.3% sooner');
  expect(words(-0.2, 0.01)).toBe('20% later');
  expect(words(0, 0)).toBe('about the same');
});
