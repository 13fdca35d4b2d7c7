import { expect, test } from 'vitest';
import { arrivalsOf, withMoved } from './order.ts';

test('what came below a higher number is reordered, what came before is a copy', () => {
  expect(arrivalsOf([1, 4, 2, 4, 3]).map(({ kind }) => kind)).toEqual([
    'in-order',
    'in-order',
    'reordered',
    'duplicate',
    'reordered',
  ]);
});

test.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 1, ['a', 'b', 'c', 'd']],
])('from %i to %i', (from, to, moved) => expect(withMoved(['a', 'b', 'c', 'd'], from, to)).toEqual(moved));
