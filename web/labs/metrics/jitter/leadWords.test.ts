import { expect, test } from 'vitest';
import { textOf } from '../../../bench/lead/parts.ts';
import type { LawId } from './laws.ts';
import { growthParts, peakParts, tailParts } from './leadWords.ts';
import type { LawDensity } from './useDensities.ts';

const HALVES = { md: 0.01, entropy: 0.001, reordered: 0.001 };

/** Shares at displacements from -2 to 2. */
function density(law: LawId, rd: number[], late = 9, reordered = 0.8): LawDensity {
  const point = { md: 6.53, entropy: 3.28, tail: 0.3, late, reordered, beyond: 0 };
  return { law, threshold: 2, rd: Float64Array.from(rd), half: undefined, point, halves: HALVES };
}

const FLAT = density('uniform', [0.2, 0.199, 0.2, 0.201, 0.2], 17);
const BELL = density('normal', [0.1, 0.2, 0.4, 0.2, 0.1], 31);
const STEEP = density('exponential', [0.05, 0.6, 0.2, 0.1, 0.05], 66);
const FOUND = { jitter: 1, laws: [FLAT, BELL, STEEP] };

test('where a density peaks is said, and how high the highest and the lowest of the others are', () => {
  expect(textOf(peakParts(FOUND, 'normal'))).toBe(
    'the density peaks at D = 0 (40%; uniform 20.1%, exponential 60%)',
  );
  expect(textOf(peakParts(FOUND, 'exponential'))).toMatch(/peaks at D = −1 \(60%/);
  expect(textOf(peakParts({ laws: [BELL] }, 'normal'))).toBe('the density peaks at D = 0 (40%)');
  expect(peakParts(FOUND, 'pareto')).toEqual([]);
});

test('a flat density has no place of its own', () => {
  expect(textOf(peakParts(FOUND, 'uniform'))).toMatch(/^the density peaks between D = −2 and 2 /);
});

test('of a logarithmic density the late end is said for each law', () => {
  expect(textOf(tailParts(FOUND, 'exponential') ?? [])).toBe(
    '15% of the packets come late (D > 0), and one in 1,000 by 66 places or more; with uniform delays 40.1% and 17, with normal 30% and 31',
  );
  expect(tailParts(FOUND, 'pareto')).toBeNull();
  const still = { jitter: 0, laws: [density('normal', [0, 0, 1, 0, 0], 0, 0)] };
  expect(textOf(tailParts(still, 'normal') ?? [])).toMatch(/^no packet is reordered: raise the jitter/);
});

const curveOf = (y: (x: number) => number) => {
  const x = Float64Array.from({ length: 101 }, (_, i) => i / 10);
  return { law: 'normal' as const, x, y: x.map(y), half: x };
};

test('what a measure is at twice the jitter stands beside it; at the end of the axis, at half of it', () => {
  const curve = curveOf((x) => 6.53 * x);
  const said = (jitter: number) =>
    textOf(growthParts('md', { ...FOUND, jitter }, curve, { scale: 'linear', end: 10 }) ?? []);
  expect(said(1)).toBe(
    'a packet is on average (MD) 6.53 ± 0.01 places from its own, and 13.1 at 2 ms, twice the jitter',
  );
  expect(said(8)).toMatch(/ and 26\.1 at 4 ms, half the jitter$/);
});

test('an entropy is told by what a multiple of the jitter adds, beside the logarithm', () => {
  const curve = curveOf((x) => 3.28 + Math.log(x));
  const said = (scale: 'linear' | 'log', jitter = 1) =>
    textOf(growthParts('entropy', { ...FOUND, jitter }, curve, { scale, end: 10 }) ?? []);
  expect(said('linear')).toBe(
    'the entropy Er is 3.28 nats; at 2 ms, twice the jitter, it is 0.69 more (ln 2 = 0.69)',
  );
  expect(said('log')).toMatch(/at 10 ms, ten times the jitter, it is 2\.30 more \(ln 10 = 2\.30\)$/);
  expect(growthParts('entropy', FOUND, undefined, { scale: 'log', end: 10 })).toBeNull();
});
