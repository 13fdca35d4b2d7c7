// What a figure can be exported as.

import type { Undelivered } from '../export/leaving.ts';
import type { Wanted } from '../export/taking.ts';

/** Loads more choices. */
export type Further = () => Promise<readonly ExportChoice[]>;

export interface ExportChoice {
  label: string;
  /** What else is to be known of it. */
  hint?: string;
  /** Shown afterwards, such as "Copied". */
  done: string;
  /** It waits until the figure is whole. */
  isOfWhole?: boolean;
  /** Gives a file that may not have reached the reader. */
  run: (wanted: Wanted) => void | Promise<void> | Promise<Undelivered | undefined>;
}
