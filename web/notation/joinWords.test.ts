import { expect, test } from 'vitest';
import { joinWords } from './joinWords.ts';

test('none, one, two and more are a list', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => joinWords(items))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect(joinWords([4, 7, 9], 'or')).toBe('4, 7 or 9');
});
