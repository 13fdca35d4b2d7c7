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
  /** Inside the bar. */
  readonly text: string;
  /** How that was found, where it is not simply measured. */
  readonly note?: string | undefined;
  /** Dashes across it stand for the same quantity of something else. */
  readonly other?: number | undefined;
}
