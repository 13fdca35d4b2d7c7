// An entry of a figure's export menu.

import type { UndeliveredFile } from '../export/leaving.ts';
import type { PictureStyle } from '../export/saving.ts';

/** Loads further export choices. */
export type ChoiceLoader = () => Promise<readonly ExportChoice[]>;

export interface ExportChoice {
  label: string;
  /** A remark on the format. */
  hint?: string;
  /** The message when it is done, such as "Copied". */
  done: string;
  /** Whether the export waits until the figure is complete. */
  isOfWhole?: boolean;
  /** Exports; returns the file if it may not have reached the reader. */
  run: (wanted: PictureStyle) => void | Promise<void> | Promise<UndeliveredFile | undefined>;
}
