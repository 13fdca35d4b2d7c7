// Which lessons meet an entry: by what they set and measure, or by its word in their text. It takes all their texts: a test writes
// what is found to a file beside them, and the page reads that.

import { routeOf } from '../../scenario/decode.ts';
import type { Entry } from './entries.ts';

export interface LessonText {
  readonly id: string;
  readonly text: string;
}

/** What every lesson sets, and what only says how a figure is drawn, is nothing that a lesson is about. */
const EVERYWHERE = /^(runs|seed|fig|keep|v)$/;

/** What a lesson's text names, as terms name it: parameters and choices of its links, and measures. */
export function namesIn({ text }: LessonText, measures: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set<string>();
  const labs = new Set<string>();
  for (const [link] of text.matchAll(/#\/[a-z]+(?:\?[^\s|\])]*)?/g)) {
    const route = routeOf(link);
    if (route.kind !== 'laboratory') continue;
    labs.add(route.lab);
    for (const [key, value] of route.pairs) {
      if (EVERYWHERE.test(key)) continue;
      names.add(`${route.lab}.${key}`).add(`${route.lab}.${key}=${value}`);
    }
  }
  for (const measure of measures) {
    const [lab = '', quantity = ''] = measure.split('/');
    // with the side that its id ends on, where it has one
    if (labs.has(lab) && new RegExp(`\\b${quantity}(?:_|\\b)`).test(text)) names.add(measure);
  }
  return names;
}

/** As sentences have it: `Rate, allowed` is an allowed rate, and no other rate; `RED, random early detection` is RED. */
function spokenOf(term: string): readonly string[] {
  const [head = '', after] = term.replace(/ \(.*/, '').split(', ');
  if (after === undefined || !/^[A-Z][a-z]+$/.test(head)) return [head.trim()];
  return after.split('; ').map((kind) => `${kind} ${head}`);
}

/** Ids of the lessons that meet it. */
export function metIn(
  { term, rows, isPlain }: Entry,
  lessons: readonly LessonText[],
  names: ReadonlyMap<string, ReadonlySet<string>>,
): readonly LessonText[] {
  const words = spokenOf(term).map((word) => word.replaceAll(/[^\w ]/g, '.').replaceAll(' ', '[ -]'));
  const spoken = new RegExp(`\\b(?:${words.join('|')})s?\\b`, 'i');
  return lessons.filter(
    (lesson) =>
      rows.some(({ key }) => names.get(lesson.id)?.has(key) === true) ||
      (isPlain && spoken.test(lesson.text)),
  );
}
