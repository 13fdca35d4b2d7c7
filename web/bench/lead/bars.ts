// The bars beside the leading sentence.

import type { ReactNode } from 'react';

export interface BarPairProps {
  /** What both are, for those who see them before a room without the figure that says so. */
  readonly quantity?: string;
  readonly bars: readonly LeadBar[];
  /** Which of them is solid where both are one bar; the other is a mark. */
  readonly solid?: 0 | 1;
  /** The shorter one is what is won of the longer. */
  readonly isCompared?: boolean;
  /** What is won, in a line below. */
  readonly children: ReactNode;
}

export interface LeadBar {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly value: number;
  /** In the bar, or behind it where it is too short. */
  readonly text: string;
  /** How that was found, where it is not simply measured. */
  readonly note?: string | undefined;
  /** Dashes across it stand for the same quantity of something else. */
  readonly other?: number | undefined;
}

/** Of a letter, on average, and of the space around words (em). */
const LETTER = 0.43;
const AROUND = 0.8;

/**
 * Where words begin, as a share of the longest bar, and whether in their own bar, which is `value` of it, or behind. No mark,
 * at `mark` of it, goes through them. The longest bar is at least `longest` em long.
 */
export function placeOfWords(words: string, value: number, longest: number, mark = Number.NaN) {
  const long = (LETTER * words.length + AROUND) / longest;
  const isClear = (from: number) => !(mark > from && mark < from + long);
  const inside = [0, mark].find((from) => from + long <= value && isClear(from));
  if (inside !== undefined) return { from: inside, isBehind: false };
  const from = [value, mark].find((place) => place >= value && isClear(place));
  return { from: from ?? value, isBehind: true };
}
