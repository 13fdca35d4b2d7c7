import { expect, test } from 'vitest';
import { costWords, forcedWords, laterWords } from './cost.ts';

test.each([
  ['4', '', 'Losing packet 4'],
  ['4,4.2', '', 'Losing packet 4 twice'],
  ['4.2', '', 'Losing packet 4’s attempt 2'],
  ['2,7', '', 'Losing packets 2 and 7'],
  ['1,2,3,4', '', 'Losing 4 packets'],
  ['', '9', 'Saving packet 9'],
  ['4', '9,11', 'Losing packet 4 and saving packets 9 and 11'],
])('lose %s, save %s: %s', (lose, save, words) => {
  expect(forcedWords({ lose, save })).toBe(words);
});

test('a difference is said with its direction, and none as none', () => {
  expect([100, -20.5, 0].map(laterWords)).toEqual(['100 ms later', '20.5 ms earlier', 'no later']);
  expect([100, -20.5, 0].map(costWords)).toEqual(['100 ms', '−20.5 ms', 'nothing']);
});
