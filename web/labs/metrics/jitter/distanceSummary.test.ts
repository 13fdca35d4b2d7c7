import { expect, test } from 'vitest';
import { distanceSummary } from './distanceSummary.ts';
import type { LawId } from './laws.ts';

/** Er = ln(j / spacing), and MD = j / spacing. */
function forms(spacing: number) {
  const form = {
    md: (jitter: number) => jitter / spacing,
    entropy: (jitter: number) => Math.log(jitter / spacing),
  };
  return { of: new Map<LawId, typeof form>([['normal', form]]) };
}

function curve(law: LawId, jitters: readonly number[], entropies: readonly number[]) {
  const entropy = entropies.map((mean) => ({ mean, ci95: null }));
  return {
    law,
    jitters: Float64Array.from(jitters),
    md: entropy,
    entropy,
    beyond: new Float64Array(jitters.length),
  };
}

test('says the distances, and that they shrink where they do', () => {
  const e = Math.E;
  const shrinking = curve('normal', [0.5, 1, 2], [Math.log(0.5 * e) + 0.1, 1.1, Math.log(2 * e) + 0.1]);
  expect(distanceSummary('entropy', [shrinking], forms(1 / e))).toBe(
    'The error shrinks as the jitter grows: normal +33% at 0.5 ms, +10% at 1 ms, +5.9% at 2 ms.',
  );
  const growing = curve('normal', [1, 2], [1, 4]);
  expect(distanceSummary('md', [growing], forms(1))).toBe(
    'The simulation differs from the formula: normal 0% at 1 ms, +100% at 2 ms.',
  );
});

test('says where a distance grows again behind the last station', () => {
  const value = (away: number, jitter: number) => jitter * (1 + away);
  const turning = curve(
    'normal',
    [0.5, 1, 2, 10],
    [value(0.2, 0.5), value(0.1, 1), value(0.02, 2), value(-0.3, 10)],
  );
  expect(distanceSummary('md', [turning], forms(1))).toBe(
    'The error shrinks as the jitter grows, up to 2 ms: normal +20% at 0.5 ms, +10% at 1 ms, +2% at 2 ms. Then it grows again: normal −30% at 10 ms.',
  );
});

test('what has grown all along does not grow again', () => {
  const growing = curve('normal', [0.5, 1, 2, 10], [0.4, 0.7, 1, 1]);
  expect(distanceSummary('md', [growing], forms(1))).toMatch(
    / The difference grows further: normal −90% at 10 ms\.$/,
  );
});

test('leaves out where the closed form does not hold yet', () => {
  // ln(0.5 / 0.7) is negative, the others are not; from 1 to 2 ms the error grows
  const some = curve('normal', [0.5, 1, 2], [0.2, Math.log(1 / 0.7), 2 * Math.log(2 / 0.7)]);
  const words = distanceSummary('entropy', [some], forms(0.7));
  expect(words).toBe('The simulation differs from the formula: normal 0% at 1 ms, +100% at 2 ms.');
  expect(distanceSummary('entropy', [some], forms(12))).toBe(
    'The formulas hold above one packet spacing, here not up to 2 ms: raise the jitter or the rate.',
  );
});

test('one station shows no trend, and one sample is one station', () => {
  const coarse = curve('normal', [0, 1.3], [0, 1]);
  const words = distanceSummary('md', [coarse], forms(1));
  expect(words).toBe('The simulation differs from the formula: normal −23% at 1.3 ms.');
});

test('laws without a closed form are not spoken of', () => {
  expect(distanceSummary('md', [curve('pareto', [1], [1])], forms(1))).toBe(
    'None of the laws shown has a formula.',
  );
  expect(distanceSummary('md', null, null)).toBe('The simulation is under way.');
});
