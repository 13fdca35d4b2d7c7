// Finds lines and ranges in a lesson's text.

import type { Problem } from '../read/lesson.ts';

/** The first line with these words, from 1; 1 if there is none. Only whole words count. */
export function lineWith(text: string, words: string): number {
  const at = wordAt(text, words, 0);
  return at < 0 ? 1 : lineAt(text, at);
}

/** The line, from 1, of an offset in the text. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

const LETTER = /[\w-]/;

function wordAt(text: string, words: string, from: number): number {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before = '', behind = ''] = [text[at - 1], text[at + words.length]];
    const [first = '', last = ''] = [words[0], words.at(-1)];
    const isInside =
      (LETTER.test(before) && LETTER.test(first)) || (LETTER.test(behind) && LETTER.test(last));
    if (!isInside) return at;
  }
  return -1;
}

/** A range of a text: the offsets of its start and its end (exclusive). */
export type Place = readonly [from: number, to: number];

/** The range of the word that a problem quotes; the whole line if the word is not in it. */
export function placeOf({ line, words }: Problem, text: string): Place {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const whole = lines[line - 1] ?? '';
  // the message quotes a long word only in part, with "…"
  const word = /“([^”]*)”/.exec(words)?.[1]?.replace(/…$/, '') ?? '';
  const at = word === '' ? -1 : whole.indexOf(word);
  return at < 0 ? [start, start + whole.length] : [start + at, start + at + word.length];
}

/** The range in the text `now` with the same words as a range of the text `before`, the nearest one; it starts at the same
    offset if the words are gone. */
export function movedRange([from, to]: Place, before: string, now: string): Place {
  const words = before.slice(from, to);
  const found = [now.lastIndexOf(words, from), now.indexOf(words, from)].filter((at) => at >= 0);
  const [at = from] = found.sort((a, b) => Math.abs(a - from) - Math.abs(b - from));
  return [at, at + words.length];
}
