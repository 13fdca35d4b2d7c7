// Keys as the help lists them; loaded with it.

import { joined, type KeyLine, keyNames } from './keys.ts';

/** "← →", "Page Up, Page Down", "Shift + ← →". */
export function saidKeys({ keys, withShift }: KeyLine): string {
  return `${withShift ? 'Shift + ' : ''}${joined(keyNames(keys))}`;
}
