import { expect, test } from 'vitest';
import { movingMean, samplesPerMean } from './smooth.ts';

test('a mean is over so many looks, and over fewer at both ends', () => {
  expect([...movingMean([0, 4, 8, 0], 2)]).toEqual([0, 2, 6, 4]);
  expect([...movingMean([0, 3, 9, 0], 3)]).toEqual([1.5, 4, 4, 4.5]);
});

test('a mean of one look is the look', () => {
  expect([...movingMean([1, 5, 2], 1)]).toEqual([1, 5, 2]);
});

test('a stretch of few looks shows each of them', () => {
  expect([600, 75, 20].map(samplesPerMean)).toEqual([8, 1, 1]);
});
