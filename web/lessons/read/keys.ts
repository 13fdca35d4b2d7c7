// The keys (`key: value`) that each block of a lesson may have, so that a misspelt key is reported and not silently ignored.

import type { Fields } from './fields.ts';
import type { Problem, Question } from './lesson.ts';

const ASKED = ['id', 'ask', 'scenario', 'against', 'revote'];

export const QUESTION_KEYS: Readonly<Record<Question['kind'], readonly string[]>> = {
  choice: [...ASKED, 'own'],
  number: [...ASKED, 'measure', 'from', 'to', 'scale', 'within', 'step', 'beside', 'own'],
  mark: [...ASKED, 'best'],
  order: [...ASKED, 'measure', 'first'],
  sketch: [...ASKED, 'measure', 'over', 'range'],
  place: [...ASKED, 'across', 'up', 'find', 'within'],
  bars: [...ASKED, 'measure', 'packets', 'axis'],
};

export const BLOCK_KEYS = {
  figure: ['scenario'],
  reveal: ['show'],
  explain: ['ask', 'look-for', 'show'],
  try: ['scenario', 'against', 'sliders', 'goal', 'because', 'solution'],
  teacher: ['misconception', 'say'],
} as const;

/** Reports unknown keys of a block. A misplaced `own: …` is reported where it is read, with the reason (blocks.ts). */
export function sayUnknownKeys(name: string, kind: string, fields: Fields, problems: Problem[]): void {
  const table: Readonly<Record<string, readonly string[]>> = name === 'predict' ? QUESTION_KEYS : BLOCK_KEYS;
  const id = name === 'predict' ? kind : name;
  const known = Object.hasOwn(table, id) ? table[id] : undefined;
  if (known === undefined) return;
  for (const key of fields.values.keys()) {
    if (!known.includes(key) && key !== 'own')
      problems.push({
        line: fields.lineOf(key),
        words: `“${key}” is not known in the block “${`${name} ${kind}`.trim()}” and was left out.`,
      });
  }
}
