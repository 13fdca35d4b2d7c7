import { expect, test } from 'vitest';
import { faultOf, pieces } from './fault.ts';

/** The text with brackets around unreadable items. */
function marked(text: string, positions: number[]): string {
  return pieces(text, positions)
    .map((piece) => (piece.isBad ? `[${piece.text}]` : piece.text))
    .join('');
}

test('finds the items that stand at a character', () => {
  expect(marked('1 2 abc 4', [5])).toBe('1 2 [abc] 4');
  expect(marked('1,2x,3', [3])).toBe('1,[2x],3');
  expect(marked('1 two', [3])).toBe('1 [two]');
  expect(marked('1,2,,4:3 foo 5', [6, 10])).toBe('1,2,,[4:3] [foo] 5');
  expect(marked('1;two;3', [3])).toBe('1;[two];3');
  expect(marked('a b', [1, 3])).toBe('[a] [b]');
});

test('counts characters, not halves of them', () => {
  expect(marked('1 😀 2 ä', [3])).toBe('1 [😀] 2 ä');
  expect(marked('1 😀 2 ä', [7])).toBe('1 😀 2 [ä]');
});

test('says what is wrong with the first, and how many others there are', () => {
  const says = (count: number) => faultOf('“a” at character 1 is nothing', Array(count).fill(1)).message;
  expect(says(1)).toBe('“a” at character 1 is nothing.');
  expect(says(2)).toBe('“a” at character 1 is nothing. Another item cannot be read either.');
  expect(says(4)).toBe('“a” at character 1 is nothing. 3 other items cannot be read either.');
});
