// The bars beside the leading sentence.

import type { ReactNode } from 'react';

export interface BarPairProps {
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

/** Whether words stand in their bar, which is `share` of the longest one; that one is at least `longest` em long. */
export function hasRoom(words: string, share: number, longest: number): boolean {
  return share * longest >= LETTER * words.length + AROUND;
}
