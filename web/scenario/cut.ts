// What is too long is cut, with the rules of model::scenario::read.

import type { TextValues } from '#pkg/params.ts';

/** The first `count` characters, as Rust counts them: code points; and whether there were more. */
export function firstCharacters(text: string, count: number): [string, boolean] {
  // no character takes more than two units, so that a megabyte of text is not walked through
  const characters = Array.from(text.slice(0, 2 * count + 2));
  const isCut = characters.length > count;
  const kept = isCut ? characters.slice(0, count).join('') : text;
  return [kept.replace(/\p{Surrogate}/gu, '\uFFFD'), isCut];
}

/** The same for the text of a parameter: of a list only whole items, for half a number is another number. */
export function firstItems({ grammar, maxLength }: TextValues, text: string): [string, boolean] {
  const [kept, isCut] = firstCharacters(text, maxLength);
  if (!isCut || grammar !== 'transmissions' || text.charAt(kept.length) === ',') return [kept, isCut];
  return [kept.slice(0, Math.max(0, kept.lastIndexOf(','))), isCut];
}
