// The parts of a leading sentence.

import { capital } from '../../notation/capital.ts';

export interface Part {
  readonly text: string;
  /** `phrase` is strong and may break over lines; `won` and `lost` are strong and coloured; `aside` is left out first where there is little room. */
  readonly kind: 'plain' | 'strong' | 'phrase' | 'won' | 'lost' | 'aside';
  /** Set where the text is a number that can be dragged. */
  readonly drag?: Drag | undefined;
}

export interface Drag {
  /** The name for screen readers. */
  readonly label: string;
  readonly title: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number, commit: boolean) => void;
}

/** The sentence as plain text, for screen readers and for captions. */
export const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

/** Plain words between findings. */
export const plain = (text: string): Part => ({ text, kind: 'plain' });
/** A finding that does not break over lines. */
export const strong = (text: string): Part => ({ text, kind: 'strong' });
/** A finding of several words, which may break over lines. */
export const phrase = (text: string): Part => ({ text, kind: 'phrase' });
/** Words that are left out first where there is little room. */
export const aside = (text: string): Part => ({ text, kind: 'aside' });

/** The parts with a capital first letter, where no condition precedes them. */
export function capitalizedParts([first, ...rest]: readonly Part[]): Part[] {
  return first === undefined ? [] : [{ ...first, text: capital(first.text) }, ...rest];
}
