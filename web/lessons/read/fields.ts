// Reads the inside of a block: lines `key: value`, and a list of options (`- words | rest`).

import type { Problem } from './lesson.ts';

interface Item {
  /** The parts of the option before and after its last bar (`|`). */
  readonly words: string;
  readonly rest: string;
  /** The lines below the option that begin with `>`. */
  readonly said: string;
  readonly line: number;
}

export interface Fields {
  readonly values: ReadonlyMap<string, string>;
  readonly items: readonly Item[];
  readonly line: number;
  readonly lineOf: (key: string) => number;
}

const PAIR = /^([a-z][a-z-]*):\s*(.*)$/;

/** Reads a text whose first line has the number `first` in the file. */
export function fieldsIn(text: string, first: number, problems: Problem[]): Fields {
  const values = new Map<string, string>();
  const lines = new Map<string, number>();
  const items: { words: string; rest: string; said: string; line: number }[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const number = first + at;
    const told = line.trim();
    const last = items.at(-1);
    const [, key = '', value = ''] = PAIR.exec(told) ?? [];
    if (told === '') continue;
    if (told.startsWith('- ')) {
      const [words, rest] = splitAtBar(told.slice(2));
      items.push({ words, rest, said: '', line: number });
    } else if (told.startsWith('>') && last !== undefined) {
      last.said = `${last.said} ${told.slice(1).trim()}`.trim();
    } else if (key === '') {
      problems.push({
        line: number,
        words: `“${shortQuote(told)}” is neither “key: value” nor an option (“- …”).`,
      });
    } else if (values.has(key)) {
      problems.push({ line: number, words: `“${key}” is given twice; the first counts.` });
    } else {
      values.set(key, value.trim());
      lines.set(key, number);
    }
  }
  return { values, items, line: first - 1, lineOf: (key) => lines.get(key) ?? first - 1 };
}

/** The parts of a text before and after its last ` | `; the second is empty without one. */
export function splitAtBar(text: string): [string, string] {
  const at = text.lastIndexOf(' | ');
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 3).trim()];
}

const QUOTED = 40;

export function shortQuote(text: string): string {
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}
