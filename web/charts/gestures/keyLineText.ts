// Key names as the help lists them; loaded with the help.

import { joinKeyNames, type KeyLine, keyNames } from './keys.ts';

/** The keys of a line: "← →", "Page Up, Page Down", "Shift + ← →". */
export function keyLineText({ keys, withShift }: KeyLine): string {
  return `${withShift ? 'Shift + ' : ''}${joinKeyNames(keyNames(keys))}`;
}
