// What keys do in a chart. One declaration acts on keys, describes them to screen readers and lists them in the help.

import type { KeyboardEvent } from 'react';

export interface KeyLine {
  /** Keys as `KeyboardEvent.key` names them; letters in lower case. */
  readonly keys: readonly string[];
  /** True: only with Shift; false: only without Shift; undefined: either. */
  readonly withShift?: boolean | undefined;
  readonly does: string;
  /** Omitted where the browser itself acts. */
  readonly act?: ((key: string) => void) | undefined;
}

/** A line for keys that do the same with different values, such as a step back and a step forward. */
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

/** Runs the action declared for a key; false if there is none. */
export function runKeyAction(lines: readonly KeyLine[], { key, shiftKey }: KeyboardEvent): boolean {
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

/** Keys that act but are not listed: they are + and - with or without Shift on some keyboards. */
const UNSAID = ['=', '_'];

/** Names as printed on the keys. */
export function keyNames(keys: readonly string[]): string[] {
  return keys
    .filter((key) => !UNSAID.includes(key))
    .map((key) => SAID[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}

/** Key names as text, "← →" or "Page Up, Page Down": signs separated by spaces, words by commas. */
export function joinKeyNames(names: readonly string[]): string {
  return names.join(names.every((name) => name.length === 1) ? ' ' : ', ');
}

/** All keys in one sentence, for screen readers. */
export function keysInWords(lines: readonly KeyLine[]): string {
  return keyPhrases(lines).join('; ');
}

/** A phrase for each line, for the line shown while a chart has the focus. */
export function keyPhrases(lines: readonly KeyLine[]): string[] {
  return lines.map(({ keys, withShift, does }) => `${withShift ? 'Shift + ' : ''}${named(keys)}: ${does}`);
}

function named(keys: readonly string[]): string {
  const others = keys.filter((key) => !(key in ARROWS));
  const isAll = keys.length - others.length === Object.keys(ARROWS).length;
  return joinKeyNames(isAll ? ['arrow keys', ...keyNames(others)] : keyNames(keys));
}
