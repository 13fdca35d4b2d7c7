import { expect, test } from 'vitest';
import { underWords } from '../levels.ts';
import { earlierOf, isIdle, needlessOf } from './sentences.ts';
import type { Trace } from './useTrace.ts';

test('cuts that are all needless are called so', () => {
  expect(needlessOf(160, 160)).toBe('all');
  expect(needlessOf(14, 114)).toBe('14');
  expect(needlessOf(1, 1)).toBe('1');
});

test('a needed cut without a loss is for one before the time shown', () => {
  const stretch = { mean: 1, deviation: 1, drops: 0, losses: 0, cuts: 42, needless: 39, span: 14 };
  expect(earlierOf(stretch)).toBe(', 3 for losses before the time shown');
  expect(earlierOf({ ...stretch, drops: 1 })).toBe('');
  expect(earlierOf({ ...stretch, needless: 42 })).toBe('');
});

test('what a number is of is said with its preposition', () => {
  expect(
    ['no reordering', 'no random loss', 'τ = 2 ms', 'RED, τ = 2 ms', 'drop-tail'].map((label) =>
      underWords({ label }),
    ),
  ).toEqual([
    'without reordering',
    'without random loss',
    'at τ = 2 ms',
    'with RED, τ = 2 ms',
    'with drop-tail',
  ]);
});

test('the average queue is said to be below the lower threshold only if RED drops nothing there', () => {
  const traced = (average: number[], lossByRed: number[]) =>
    ({ trace: { average: Float64Array.from(average), lossByRed: Uint8Array.from(lossByRed) } }) as Trace;
  expect(isIdle(traced([400, 600], [0]), { minth: 1000 })).toBe(true);
  expect(isIdle(traced([400, 1000], []), { minth: 1000 })).toBe(false);
  expect(isIdle(traced([400, 600], [0, 1]), { minth: 1000 })).toBe(false);
});
