import { expect, test } from 'vitest';
import { textOf } from '../../../bench/lead/parts.ts';
import { bufferParts } from './bufferWords.ts';

const said = (occupancy: readonly number[], threshold = 200) =>
  textOf(bufferParts({ occupancy: Float64Array.from(occupancy), measures: { threshold } }));

test('a buffer says how much it holds, when first, and how often it is empty', () => {
  expect(said([0, 0, 1, 2, 0, 0])).toBe(
    'the buffer holds 2 packets at most, first after arrival 4, and is empty after 4 of 6 arrivals',
  );
  expect(said([0, 1, Number.NaN, 1])).toBe(
    'the buffer holds 1 packet at most, first after arrival 2, and is empty after 1 of 3 arrivals of first copies; 1 packet still waits at the end',
  );
  expect(said([0, 0])).toBe('each packet can be passed on as it arrives: none waits');
  expect(said([0], 0)).toMatch(/^with DT = 0/);
  expect(said([1, ...new Array<number>(1000).fill(0)])).toMatch(
    /^in the first 1,000 arrivals the buffer holds 1 packet /,
  );
});
