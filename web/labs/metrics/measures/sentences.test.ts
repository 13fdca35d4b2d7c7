import { expect, test } from 'vitest';
import { textOf } from '../../../bench/lead/parts.ts';
import { densityParts, occupancyParts } from './sentences.ts';

const displaced = (shares: readonly number[], threshold: number, beyond = 0, mean = 0.5) =>
  textOf(densityParts({ rd: Float64Array.from(shares), threshold, beyond, mean }));

test('a density says which share is in its place, and how far the others are on either side', () => {
  expect(displaced([0, 0.25, 0.5, 0, 0.25], 2, 0, 0.75)).toBe(
    '50% of the packets arrive in their place, the others up to 1 place early and 2 late; 0.75 places off on average',
  );
  const merged = {
    rd: Float64Array.of(0, 0.5, 0.5),
    threshold: 1,
    beyond: 0,
    mean: 0.5,
    what: 'merged segments',
  };
  expect(textOf(densityParts(merged))).toMatch(/^50% of the merged segments arrive in their place/);
  expect(displaced([0, 0, 0.9, 0.1, 0], 2, 0, 0.1)).toBe(
    '90% of the packets arrive in their place, the others up to 1 place late; 0.1 places off on average',
  );
});

test('a density without a packet in its place', () => {
  expect(displaced([0.5, 0, 0.5], 1, 0, 1)).toBe(
    'no packet arrives in its place: they are up to 1 place early and 1 late; 1 place off on average',
  );
});

test('a density without a displaced packet, and one that leaves some out', () => {
  expect(displaced([0, 1, 0], 1)).toBe('every packet that arrives is in its place');
  expect(displaced([0, 1, 0], 1, 2)).toBe(
    '2 packets are farther off than DT = 1, and every other is in its place',
  );
  expect(displaced([0], 0, 3)).toBe('3 packets are farther off than DT = 0');
  expect(displaced([0, 0, 0], 1)).toBe('no packet arrived');
});

const held = (
  rbd: readonly number[],
  mean: number,
  neglecting?: readonly number[],
  threshold = 200,
  late = 0,
) =>
  textOf(
    occupancyParts({
      rbd: Float64Array.from(rbd),
      mean,
      threshold,
      tooLate: late,
      neglecting: neglecting && Float64Array.from(neglecting),
    }),
  );

test('a buffer says what it holds, and what of that is for packets that never come', () => {
  expect(held([0.5, 0.25, 0.25], 0.75)).toBe(
    'a buffer that restores the order holds 0.75 packets on average, 2 at most',
  );
  expect(held([0.1, 0, 0, 0.9], 2.7, [0.5, 0.5])).toBe(
    'a buffer that restores the order holds 2.7 packets on average, since it waits for lost ones too, until 200 are in it (DT); reordering alone needs 1',
  );
  expect(held([0.1, 0, 0, 0.9], 2.7, [1])).toBe(
    'none is reordered: a buffer would hold 2.7 packets on average, waiting for lost packets alone',
  );
  expect(held([0.8, 0.2], 0.2, undefined, 1, 1)).toBe(
    'a buffer of DT = 1 holds 0.2 packets on average, 1 at most; 1 packet comes too late for it',
  );
  expect(held([1], 0)).toBe('each packet can be passed on as it arrives: none waits');
  expect(held([1], 0, undefined, 0)).toMatch(/^with DT = 0 no packet waits/);
  expect(held([], 0)).toBe('no packet arrived');
});
