// What a figure can be exported as.

import type { Wanted } from '../take/taking.ts';

export interface ExportChoice {
  label: string;
  /** Shown afterwards, such as "Copied". */
  done: string;
  run: (wanted: Wanted) => void | Promise<void>;
}
