import { expect, test } from 'vitest';
import { textOf } from '../../../bench/lead/parts.ts';
import { estimate } from '../../../sim/estimate.ts';
import { predictParts, predictWords, type RankCorrelation } from './predict.ts';

function predicted(name: string, ...samples: number[]): RankCorrelation {
  const { mean, ci95 } = estimate(samples);
  return { name, samples, mean, half: ci95 ?? Number.NaN };
}

const lag = predicted('Lag of three or more', 0.91, 0.93, 0.92);

test('the best is named where it is so in pairs, whatever the intervals overlap', () => {
  // 0.02 less in each run: the intervals overlap, but the difference is certain
  const tail = predicted('99.9% quantile of the displacement', 0.89, 0.91, 0.9);
  expect(predictWords([tail, lag], true)).toBe(
    'The lag of three or more orders the throughputs best: rank correlation 0.92.',
  );
});

test('what the runs do not tell apart is said', () => {
  const md = predicted('Mean displacement MD', 0.92, 0.9, 0.93);
  expect(predictWords([md, lag], true)).toMatch(/^The measures cannot be told apart: rank correlation 0\.9/);
  const entropy = predicted('Entropy Er', 0.41, 0.45, 0.43);
  expect(predictWords([md, entropy, lag], true)).toMatch(
    /^With the mean displacement MD, the lag of three or more orders the throughputs best/,
  );
});

test('a measure that reads like the others is not named the best, however sure the difference', () => {
  const all = [0.476, 0.484, 0.476].map((value, i) => predicted(`${i}`, value - 0.03, value, value + 0.03));
  expect(predictWords(all, true)).toBe('The measures cannot be told apart: rank correlation 0.48.');
});

test('curves of one law say where the measures differ', () => {
  expect(predictWords([lag], false)).toContain('Across delay laws they differ (Curves).');
  expect(predictWords([], false)).toBe('');
});

test('the finding is the same behind its conditions, and none before it is known', () => {
  expect(textOf(predictParts([lag]) ?? [])).toBe('the measures cannot be told apart: rank correlation 0.92');
  expect(predictParts([])).toBeNull();
});
