import { expect, test } from 'vitest';
import { underWords } from '../levels.ts';
import { needlessOf } from './sentences.ts';

test('cuts that are all needless are called so', () => {
  expect(needlessOf(160, 160)).toBe('all');
  expect(needlessOf(14, 114)).toBe('14');
  expect(needlessOf(1, 1)).toBe('1');
});

test('what a number is of is said with its preposition', () => {
  expect(
    ['no reordering', 'no steady loss', 'τ = 2 ms', 'RED, τ = 2 ms', 'drop-tail'].map((label) =>
      underWords({ label }),
    ),
  ).toEqual([
    'without reordering',
    'without steady loss',
    'at τ = 2 ms',
    'with RED, τ = 2 ms',
    'with drop-tail',
  ]);
});
