// What keys do in a chart. One declaration acts, is said to those who hear the page, and is what the help lists.

import type { KeyboardEvent } from 'react';

export interface KeyLine {
  /** As events name them; letters are small. */
  readonly keys: readonly string[];
  /** True: with Shift alone; false: without it alone. */
  readonly withShift?: boolean | undefined;
  readonly does: string;
  /** Left out where the browser does it. */
  readonly act?: ((key: string) => void) | undefined;
}

/** Keys that do the same with different values, such as a step forward and one back. */
export function keyLine<T>(
  of: Readonly<Record<string, T>>,
  does: string,
  act: (value: T) => void,
  withShift?: boolean,
): KeyLine {
  const choose = (key: string) => {
    const value = of[key];
    if (value !== undefined) act(value);
  };
  return { keys: Object.keys(of), does, act: choose, withShift };
}

/** Does what the key is declared for; false where it is declared for nothing. */
export function press(lines: readonly KeyLine[], { key, shiftKey }: KeyboardEvent): boolean {
  const name = key.length > 1 ? key : key.toLowerCase();
  const line = lines.find(
    ({ keys, withShift = shiftKey, act }) => act && withShift === shiftKey && keys.includes(name),
  );
  line?.act?.(name);
  return line !== undefined;
}

const ARROWS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

const SAID: Readonly<Record<string, string>> = {
  ...ARROWS,
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
  ' ': 'Space',
  '-': '−',
  ',': 'comma',
  '.': 'full stop',
};

/** The same keys without Shift, as some keyboards have them. */
const UNSAID = ['=', '_'];

/** Names printed on the keys. */
export function keyNames(keys: readonly string[]): string[] {
  return keys
    .filter((key) => !UNSAID.includes(key))
    .map((key) => SAID[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}

/** "← →", "Page Up, Page Down": signs stand side by side, words are a list. */
export function joined(names: readonly string[]): string {
  return names.join(names.every((name) => name.length === 1) ? ' ' : ', ');
}

/** In a sentence, for those who hear the page. */
export function keysInWords(lines: readonly KeyLine[]): string {
  return keyPhrases(lines).join('; ');
}

/** One by one, for the line that is shown while a chart has the focus. */
export function keyPhrases(lines: readonly KeyLine[]): string[] {
  return lines.map(({ keys, withShift, does }) => `${withShift ? 'Shift + ' : ''}${named(keys)}: ${does}`);
}

function named(keys: readonly string[]): string {
  const others = keys.filter((key) => !(key in ARROWS));
  const isAll = keys.length - others.length === Object.keys(ARROWS).length;
  return joined(isAll ? ['arrow keys', ...keyNames(others)] : keyNames(keys));
}
