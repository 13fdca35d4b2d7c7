import { expect, test } from 'vitest';
import { thresholdNote } from './threshold.ts';

const found = (givenUp: number[], beyond = 0, tooLate = 0) => ({
  givenUp: Float64Array.from(givenUp),
  measures: { beyond, tooLate },
});

test.each([
  [found([0, 0, Number.NaN]), null],
  [
    found([0, 1, 1], 1, 1),
    'A threshold of 2 takes 1 packet for lost, makes the buffer give up 2 missing numbers, leaves 1 packet too late for it.',
  ],
])('%#', (measured, words) => expect(thresholdNote(measured, 2)).toBe(words));
