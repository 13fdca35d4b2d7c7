import { expect, test } from 'vitest';
import { closedSeries, distance, valuesOf } from './curves.ts';
import { jitterAxis, jittersOf } from './jitterAxis.ts';

/** A law with MD = 2 x and Er = ln x at a spacing of 0.5 ms. */
const FORM = { md: (jitter: number) => 4 * jitter, entropy: (jitter: number) => Math.log(jitter / 0.5) };

test('62 jitters from end to end, up to where the scenario stands', () => {
  const even = jittersOf(jitterAxis({ axis: 'linear', jitter: 1 }));
  expect([even.length, even[0], even.at(-1)]).toEqual([62, 0, 10]);
  const ratios = jittersOf(jitterAxis({ axis: 'log', jitter: 12 }));
  expect(ratios[0]).toBeCloseTo(0.01, 12);
  expect(ratios.at(-1)).toBeCloseTo(jitterAxis({ axis: 'log', jitter: 12 }).values.max, 12);
});

test('the closed form of the entropy begins where it is no longer negative', () => {
  const series = closedSeries('entropy', 'normal', FORM, [0, 0.25, 0.5, 1]);
  expect(series.x).toEqual([0.5, 1]);
  expect(distance('entropy', FORM, 0.25, 0.1)).toBeNaN();
  expect(distance('md', FORM, 1, 4.2)).toBeCloseTo(0.05, 12);
});

test('the point at the scenario’s own jitter lies on the curve', () => {
  const curve = {
    law: 'normal',
    jitters: Float64Array.of(0, 2),
    md: [0, 8].map((mean) => ({ mean, ci95: null })),
    entropy: [0, 2].map((mean) => ({ mean, ci95: null })),
    beyond: Float64Array.of(0, 0),
  } as const;
  const point = { md: 4.5, entropy: 1.5, tail: 0, late: 0, reordered: 0, beyond: 0 };
  const densities = (jitter: number) => ({
    jitter,
    laws: [
      {
        law: 'normal',
        threshold: 200,
        rd: new Float64Array(0),
        half: undefined,
        point,
        halves: { md: 0.25, entropy: 0.125, reordered: 0.01 },
      } as const,
    ],
  });
  expect([...valuesOf('md', curve, densities(1)).y]).toEqual([0, 4.5, 8]);
  expect(valuesOf('md', curve, densities(1)).half[1]).toBe(0.25);
  expect(valuesOf('entropy', curve, densities(1)).half[1]).toBe(0.125);
  expect([...valuesOf('md', curve, densities(2)).y]).toEqual([0, 8]);
  expect([...valuesOf('md', curve, densities(5)).x]).toEqual([0, 2]);
  expect([...valuesOf('entropy', curve, null).y]).toEqual([0, 2]);
});
