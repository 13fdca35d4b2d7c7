import { expect, test } from 'vitest';
import { curveParts, JitterSamples } from './samples.ts';

test('asks for every point once, every eighth of all laws first', () => {
  const parts = curveParts(3, 62, 4);
  const asked = parts.flatMap(({ law, points }) => points.map((point) => law * 62 + point));
  expect([...asked].sort((a, b) => a - b)).toEqual(Array.from({ length: 186 }, (_, i) => i));
  const first = parts.slice(0, 6);
  expect(first.flatMap(({ points }) => points).every((point) => point % 8 === 0)).toBe(true);
  expect(new Set(first.map(({ law }) => law))).toEqual(new Set([0, 1, 2]));
});

test('a curve has the points that are known, with means over their replications', () => {
  const samples = new JitterSamples(2, 3, 2);
  const part = { law: 1, points: [0, 2] };
  samples.add(part, 0, Float64Array.of(1, 10, 0, 0, 0, 4, 3, 30, 0, 0, 0, 0));
  expect(samples.curve('normal', 0, [0, 5, 10]).jitters).toHaveLength(0);
  expect([...samples.curve('normal', 1, [0, 5, 10]).jitters]).toEqual([0, 10]);
  samples.add(part, 1, Float64Array.of(3, 12, 0, 0, 0, 6, 5, 32, 0, 0, 0, 2));
  const { md, entropy, beyond } = samples.curve('normal', 1, [0, 5, 10]);
  expect(md.map(({ mean }) => mean)).toEqual([2, 4]);
  expect(entropy.map(({ mean }) => mean)).toEqual([11, 31]);
  expect([...beyond]).toEqual([5, 1]);
  // Student's quantile for one degree of freedom, times the deviation over the root of 2
  expect(md[0]?.ci95).toBeCloseTo(12.706 * 1, 2);
});
