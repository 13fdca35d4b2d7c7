import { expect, test } from 'vitest';
import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import { fittingText, rowsHeading } from './TraceRows.tsx';

test('words above rows lose what has no room, at a semicolon or the end of a sentence', () => {
  const words = 'Windows of the flows. Red marks: cut after a loss; violet dashes: cut needlessly';
  const room = (text: string) => textWidth(text, NOTE_SIZE) + 1;
  expect(fittingText(words, room(words))).toBe(words);
  const first = 'Windows of the flows. Red marks: cut after a loss';
  expect(fittingText(words, room(words) - 5)).toBe(first);
  expect(fittingText(words, room(first) - 5)).toBe('Windows of the flows');
  expect(fittingText('Windows', 3)).toBe('Windows');
});

test('rows too low for their names are said to be the first to the last', () => {
  const rows = ['1', '2', '10'].map((name) => ({ name, label: '', marks: [], times: [], values: [] }));
  expect(rowsHeading('Windows', rows, 3, false)).toBe('Windows, from the top: 1 to 10');
  expect(rowsHeading('Windows', rows, 3, true)).toBe('Windows');
  // three flows, of which only two have room
  expect(rowsHeading('Windows', rows.slice(0, 2), 3, false)).toBe('Windows, from the top: 1 to 2 of 3');
  expect(rowsHeading('Windows', rows.slice(0, 2), 3, true)).toBe('Windows; 2 of 3');
});
