// Keys as they stand on a keyboard; loaded with the help.

import type { KeyLine } from './keys.ts';

/** The same keys without Shift, as some keyboards have them. */
const UNSAID = ['=', '_'];
const SAID: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
  ' ': 'Space',
  '-': '−',
  ',': 'comma',
  '.': 'full stop',
};

/** "← →", "Page Up, Page Down", "Shift + ← →". */
export function saidKeys({ keys, withShift }: KeyLine): string {
  const said = keys
    .filter((key) => !UNSAID.includes(key))
    .map((key) => SAID[key] ?? (key.length === 1 ? key.toUpperCase() : key));
  const isShort = said.every((key) => key.length === 1);
  return `${withShift ? 'Shift + ' : ''}${said.join(isShort ? ' ' : ', ')}`;
}
