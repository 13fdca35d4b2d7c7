// Words keep their lines when letters of another width come.

import { expect, test } from 'vitest';
import { keepLines } from './lines.ts';

/** Words of these widths in lines of 10 em, at 0.2 em between them and what the style adds. */
function startsOf(widths: readonly number[], style: { wordSpacing: string }): string {
  const space = 0.2 + Number.parseFloat(style.wordSpacing || '0');
  const starts = [0];
  let right = 0;
  for (const [word, width] of widths.entries()) {
    const next = word === starts.at(-1) ? width : right + space + width;
    if (next > 10) starts.push(word);
    right = next > 10 ? width : next;
  }
  return starts.join(' ');
}

test.each([
  ['wide enough as they are', [3, 3, 3, 3], '', true],
  ['a word that would go up', [3, 3, 3.5, 3], '0.06em', true],
  ['a word that would go down', [3, 3, 3.65, 3], '-0.04em', true],
  ['words that would run together', [3, 3, 3.7, 3], '', false],
  ['nothing does it', [9, 9, 9, 9], '', false],
])('%s', (_, widths, room, isKept) => {
  const style = { wordSpacing: '' };
  const starts = room === '0.06em' ? '0 2' : '0 3';
  keepLines(style, () => startsOf(widths, style), starts);
  expect(style.wordSpacing).toBe(room);
  expect(startsOf(widths, style) === starts).toBe(isKept);
});
