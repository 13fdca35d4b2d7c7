// Words stay in their lines when a font of another width loads, and when the end of a sentence changes.

import { expect, test } from 'vitest';
import { keepLines, type Lines } from './lines.ts';

/** Lines of words of these widths, 10 px wide with spaces of 0.2 px, adjusted by the style; 1 em is 1 px. */
function linesOf(widths: readonly number[], style: Style, words = widths.map(String)): Lines {
  const space = 0.2 + Number.parseFloat(style.wordSpacing || '0');
  const most = Math.min(10, Number.parseFloat(style.maxInlineSize || '10'));
  const starts: number[] = [];
  let right = Number.POSITIVE_INFINITY;
  const boxes = widths.map((width, i) => {
    const isStart = right + space + width > most;
    if (isStart) starts.push(i);
    const left = isStart ? 0 : right + space;
    right = left + width;
    return { word: words[i] ?? '', left, right };
  });
  return { words: boxes, starts };
}

type Style = Pick<CSSStyleDeclaration, 'wordSpacing' | 'maxInlineSize' | 'textWrap'>;

const plain = (): Style => ({ wordSpacing: '', maxInlineSize: '', textWrap: '' });
const before = (words: readonly string[], starts: readonly number[]): Lines => ({
  words: words.map((word) => ({ word, left: 0, right: 0 })),
  starts,
});

test.each([
  ['wide enough as they are', [3, 3, 3, 3], [0, 3], '', false],
  ['a word that would go up', [3, 3, 3.5, 3], [0, 2], '0.06em', false],
  ['words that would go up far', [1, 1, 1, 1, 1], [0, 3], '', true],
  ['a word that would go down', [3, 3, 3.65, 3], [0, 3], '-0.04em', false],
])('lines are kept: %s', (_, widths, starts, spacing, isNarrower) => {
  const style = plain();
  keepLines(style, () => linesOf(widths, style), before(widths.map(String), starts));
  expect(linesOf(widths, style).starts).toEqual(starts);
  expect(style.wordSpacing).toBe(spacing);
  expect(style.maxInlineSize !== '').toBe(isNarrower);
});

test.each([
  ['words would run together', [3, 3, 3.7, 3], true],
  ['nothing does it', [9, 9, 9, 9], true],
  ['a line more has no room', [3, 3, 3.5, 3], false],
])('lines are as they are: %s', (_, widths, fits) => {
  const style = plain();
  const starts = fits ? [0, 3] : [0, 2];
  keepLines(
    style,
    () => linesOf(widths, style),
    before(widths.map(String), starts),
    () => fits,
  );
  expect(style).toEqual(plain());
});

test.each([
  ['what is new begins a line', ['a', 'b', 'x', 'y'], [3, 3, 3.7, 3], [0, 2], [0, 2]],
  ['a word behind it does not go up', ['a', 'b', 'x', 'd'], [3, 2, 2.2, 2], [0, 3], [0, 3]],
  ['a word before it does not go up', ['a', 'b', 'c', 'x', 'y'], [3, 3, 3, 3, 3], [0, 2], [0, 2, 4]],
  ['a word between two that are new does not go up', ['a', 'x', 'c'], [3, 3, 3], [0, 2], [0, 2]],
])('another end: %s', (_, words, widths, starts, expected) => {
  const style = plain();
  keepLines(style, () => linesOf(widths, style, words), before(['a', 'b', 'c', 'd'], starts));
  expect(linesOf(widths, style, words).starts).toEqual(expected);
});
