// Cuts text that is too long, by the rules of model::scenario::read.

import type { TextValues } from '#pkg/params.ts';

/** The first `count` characters, counted as code points as in Rust, and whether there were more. */
export function firstCharacters(text: string, count: number): [string, boolean] {
  // no character takes more than two UTF-16 units, so there is no need to walk through a megabyte of text
  const characters = Array.from(text.slice(0, 2 * count + 2));
  const isCut = characters.length > count;
  const kept = isCut ? characters.slice(0, count).join('') : text;
  return [kept.replace(/\p{Surrogate}/gu, '\uFFFD'), isCut];
}

/** A parameter's text cut to its greatest length, and whether it was cut; lists keep whole items only, since half a number is a different number. */
export function firstItems({ grammar, maxLength }: TextValues, text: string): [string, boolean] {
  const [kept, isCut] = firstCharacters(text, maxLength);
  if (!isCut || grammar === 'sequence' || text.charAt(kept.length) === ',') return [kept, isCut];
  return [kept.slice(0, Math.max(0, kept.lastIndexOf(','))), isCut];
}
