// Where in a text something stands.

import type { Problem } from '../read/lesson.ts';

/** The first line with these words, from 1; 1 if there is none. Words that begin or end inside another one do not count. */
export function lineWith(text: string, words: string): number {
  const at = wordAt(text, words, 0);
  return at < 0 ? 1 : lineAt(text, at);
}

/** The line of a place. */
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

/** From where to where. */
export type Place = readonly [from: number, to: number];

/** From where to where the word of a problem stands; its whole line if the line does not have it. */
export function placeOf({ line, words }: Problem, text: string): Place {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const whole = lines[line - 1] ?? '';
  // a long one was cut
  const word = /“([^”]*)”/.exec(words)?.[1]?.replace(/…$/, '') ?? '';
  const at = word === '' ? -1 : whole.indexOf(word);
  return at < 0 ? [start, start + whole.length] : [start + at, start + at + word.length];
}

/** A place of the text as it was, in the text as it is: the nearest with the same words. It stays where there are none. */
export function moved([from, to]: Place, before: string, now: string): Place {
  const words = before.slice(from, to);
  const found = [now.lastIndexOf(words, from), now.indexOf(words, from)].filter((at) => at >= 0);
  const [at = from] = found.sort((a, b) => Math.abs(a - from) - Math.abs(b - from));
  return [at, at + words.length];
}
