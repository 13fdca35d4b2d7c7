import { expect, test } from 'vitest';
import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import { fitting, wordsOf } from './TraceRows.tsx';

test('words above rows lose what has no room, at a semicolon or the end of a sentence', () => {
  const words = 'Windows of the flows. Red marks: cut after a loss; violet dashes: cut needlessly';
  const room = (text: string) => textWidth(text, NOTE_SIZE) + 1;
  expect(fitting(words, room(words))).toBe(words);
  const first = 'Windows of the flows. Red marks: cut after a loss';
  expect(fitting(words, room(words) - 5)).toBe(first);
  expect(fitting(words, room(first) - 5)).toBe('Windows of the flows');
  expect(fitting('Windows', 3)).toBe('Windows');
});

test('rows too low for their names are said to be the first to the last', () => {
  const rows = ['1', '2', '10'].map((name) => ({ name, label: '', marks: [], times: [], values: [] }));
  expect(wordsOf('Windows', rows, 3, false)).toBe('Windows, from the top: 1 to 10');
  expect(wordsOf('Windows', rows, 3, true)).toBe('Windows');
  // three flows, of which only two have room
  expect(wordsOf('Windows', rows.slice(0, 2), 3, false)).toBe('Windows, from the top: 1 to 2 of 3');
  expect(wordsOf('Windows', rows.slice(0, 2), 3, true)).toBe('Windows; 2 of 3');
});
