// Finds the lessons that use an entry of the glossary, by the parameters and measures or by the word in their texts. It needs all
// texts, so a test writes the result to a file, which the page reads.

import { routeOf } from '../../scenario/decode.ts';
import type { Entry } from './entries.ts';

interface LessonText {
  readonly id: string;
  readonly text: string;
}

/** Parameters that do not count, because every lesson sets them, or because they only choose how a figure is drawn. */
const EVERYWHERE = /^(runs|seed|fig|keep|v)$/;

/** The rows that a lesson's text names, by the keys of terms: parameters and choices of its links, and measures. */
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
    // the measure's id may end with a side
    if (labs.has(lab) && new RegExp(`\\b${quantity}(?:_|\\b)`).test(text)) names.add(measure);
  }
  return names;
}

/** The forms of a term in sentences: "allowed rate" for `Rate, allowed`, "RED" for `RED, random early detection`. */
function spokenOf(term: string): readonly string[] {
  const [head = '', after] = term.replace(/ \(.*/, '').split(', ');
  if (after === undefined || !/^[A-Z][a-z]+$/.test(head)) return [head.trim()];
  return after.split('; ').map((kind) => `${kind} ${head}`);
}

/** The ids of the lessons that use an entry. */
export function lessonsUsing(
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
