import { expect, test } from 'vitest';
import { splitAt } from './fault.ts';

test('finds the item that stands at a character', () => {
  expect(splitAt('1 2 abc 4', 5)).toEqual(['1 2 ', 'abc', ' 4']);
  expect(splitAt('1,2x,3', 3)).toEqual(['1,', '2x', ',3']);
  expect(splitAt('1 two', 3)).toEqual(['1 ', 'two', '']);
});

test('counts characters, not halves of them', () => {
  expect(splitAt('1 😀 2 ä', 3)).toEqual(['1 ', '😀', ' 2 ä']);
  expect(splitAt('1 😀 2 ä', 7)).toEqual(['1 😀 2 ', 'ä', '']);
});
