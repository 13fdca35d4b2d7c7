// The width of an axis title, with the caret that marks it as a control.

import type { TitleChoice } from '../scales/axis.ts';
import { LABEL_SIZE, textWidth } from './text.ts';

/** Pixels between a title and its caret. */
export const CARET_GAP = 8;
export const CARET = 9;

export function titleWidth(text: string, choose: TitleChoice | undefined): number {
  return textWidth(text, LABEL_SIZE, 500) + (choose ? CARET_GAP + CARET : 0);
}
