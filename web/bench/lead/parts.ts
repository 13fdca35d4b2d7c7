// A leading sentence in parts, as a rule puts it together.

import { capital } from '../words/sentence.ts';

export interface Part {
  readonly text: string;
  /** `phrase` is strong and may break over lines; `won` and `lost` are strong, in their colours; `aside` is the first to go where there is little room. */
  readonly kind: 'plain' | 'strong' | 'phrase' | 'won' | 'lost' | 'aside';
  /** The word stands for a number that is dragged. */
  readonly drag?: Drag | undefined;
}

export interface Drag {
  /** Spoken. */
  readonly label: string;
  readonly title: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number, commit: boolean) => void;
}

/** As it is spoken, and as it stands below a figure where no leading sentence does. */
export const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

/** Words between findings. */
export const plain = (text: string): Part => ({ text, kind: 'plain' });
/** A finding, on one line. */
export const strong = (text: string): Part => ({ text, kind: 'strong' });
/** A finding of several words, which may break over lines. */
export const phrase = (text: string): Part => ({ text, kind: 'phrase' });
/** What goes first where there is little room. */
export const aside = (text: string): Part => ({ text, kind: 'aside' });

/** With a capital, where no condition stands before them. */
export function begun([first, ...rest]: readonly Part[]): Part[] {
  return first === undefined ? [] : [{ ...first, text: capital(first.text) }, ...rest];
}
