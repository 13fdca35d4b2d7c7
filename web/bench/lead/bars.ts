// The bars beside the leading sentence.

import type { ReactNode } from 'react';

export interface BarPairProps {
  /** The quantity of both bars, for a presentation, where the figure may not name it. */
  readonly quantity?: string;
  readonly bars: readonly LeadBar[];
  /** Index of the solid one where both are drawn as one bar; the other is a mark. */
  readonly solid?: 0 | 1;
  /** Whether the difference between the bars is hatched, as won. */
  readonly isCompared?: boolean;
  /** The line below the bars: what is won. */
  readonly children: ReactNode;
}

export interface LeadBar {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly value: number;
  /** Words in the bar, or after it where the bar is too short. */
  readonly text: string;
  /** How the value was found, where it is not simply measured. */
  readonly note?: string | undefined;
  /** The same quantity of something else, drawn as dashes across the bar. */
  readonly other?: number | undefined;
}

/** Mean width of a letter, and the space around words (em). */
const LETTER = 0.43;
const AROUND = 0.8;

/**
 * Where a bar's words begin, and whether they stand after the bar (`isBehind`) or in it, so that the mark does not cross
 * them. The bar's end `value` and the mark `mark` are shares of the longest bar, which is at least `longest` em long.
 */
export function placeOfWords(words: string, value: number, longest: number, mark = Number.NaN) {
  const long = (LETTER * words.length + AROUND) / longest;
  const isClear = (from: number) => !(mark > from && mark < from + long);
  const inside = [0, mark].find((from) => from + long <= value && isClear(from));
  if (inside !== undefined) return { from: inside, isBehind: false };
  const from = [value, mark].find((place) => place >= value && isClear(place));
  return { from: from ?? value, isBehind: true };
}
