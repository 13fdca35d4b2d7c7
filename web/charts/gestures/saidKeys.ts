// Key names as the help lists them; loaded with the help.

import { joined, type KeyLine, keyNames } from './keys.ts';

/** The keys of a line: "← →", "Page Up, Page Down", "Shift + ← →". */
export function saidKeys({ keys, withShift }: KeyLine): string {
  return `${withShift ? 'Shift + ' : ''}${joined(keyNames(keys))}`;
}
