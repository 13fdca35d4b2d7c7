// Keys as the help lists them; loaded with it.

import { type KeyLine, keyNames } from './keys.ts';

/** "← →", "Page Up, Page Down", "Shift + ← →". */
export function saidKeys({ keys, withShift }: KeyLine): string {
  const said = keyNames(keys);
  const isShort = said.every((key) => key.length === 1);
  return `${withShift ? 'Shift + ' : ''}${said.join(isShort ? ' ' : ', ')}`;
}
