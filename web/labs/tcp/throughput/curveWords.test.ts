import { expect, test } from 'vitest';
import { textOf } from '../../../bench/lead/parts.ts';
import { curveParts } from './curveWords.ts';

const X = Float64Array.of(0, 10, 20);
const line = (label: string, y: number[], isOwn = false) => ({
  label,
  isOwn,
  x: X.subarray(0, y.length),
  y: Float64Array.from(y),
});
const LAWS = [
  line('Uniform', [1, 0.98, 0.96]),
  line('Normal', [1, 0.95, 0.9], true),
  line('Exponential', [1, 0.6]),
];
const TOLD = {
  sender: 'BIC on Linux 2010',
  kept: 0.932,
  measure: 'entropy',
  series: LAWS,
  curves: 'laws',
} as const;
const said = (more: Partial<Parameters<typeof curveParts>[0]>) => {
  const parts = curveParts({ ...TOLD, place: 5, ...more });
  return parts && textOf(parts);
};

test('beside the own throughput stands that of the other curves at its place', () => {
  expect(said({})).toBe(
    'BIC on Linux 2010 keeps 93.2% of its throughput; at the same entropy 99% with uniform and 80% with exponential delays',
  );
  // the axis is the scenario's own parameter
  expect(said({ measure: null })).toMatch(/throughput; 99% with uniform and 80% with exponential delays$/);
});

test('a curve that does not reach the place is not said, and none is before the place is known', () => {
  expect(said({ place: 15 })).toMatch(/; at the same entropy 97% with uniform delays$/);
  expect(said({ place: undefined })).toBe('BIC on Linux 2010 keeps 93.2% of its throughput');
  expect(said({ kept: undefined })).toBeNull();
});

test('of many others the least and the most are said', () => {
  const series = [0.2, 0.3, 0.9, 0.5].map((y, i) => line(`cc${i}`, [1, y]));
  expect(said({ series, curves: 'cc', place: 10 })).toMatch(
    /; at the same entropy the other congestion controls keep 20% to 90%$/,
  );
});
