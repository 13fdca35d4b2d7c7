import { expect, test } from 'vitest';
import { textOf } from '../../../bench/lead/parts.ts';
import { equilibriumParts } from './sentences.ts';

const QUEUE = { mean: 14.86, ci95: 0.41 };
const USE = { mean: 0.9032, ci95: 0.01 };
const said = (...given: Parameters<typeof equilibriumParts>) => {
  const parts = equilibriumParts(...given);
  return parts && textOf(parts);
};

test('what is simulated stands beside the formula', () => {
  expect(said({ throughput: 1, queue: 17.74 }, QUEUE, USE)).toBe(
    'the flows fill 90.3% of the link with 14.9 packets in the queue; by the formula they fill it with 17.7',
  );
});

test('a formula that never fills the link is not said to', () => {
  expect(said({ throughput: 0.62, queue: 0.5 }, { mean: 0.3, ci95: null }, { mean: 0.55, ci95: null })).toBe(
    'the flows fill 55% of the link with 0.3 packets in the queue; by the formula they fill 62% of it at most',
  );
});

test('beside what the path loses stands what the formula says without', () => {
  expect(said({ throughput: 1, queue: 8.59 }, QUEUE, USE, { throughput: 1, queue: 17.74 })).toMatch(
    /; by the formula they fill it with 8\.59, without random loss with 17\.7$/,
  );
});

test('nothing is said before both are known', () => {
  expect(said(null, QUEUE, USE)).toBeNull();
  expect(said({ throughput: 1, queue: 17.7 }, undefined, USE)).toBeNull();
});
