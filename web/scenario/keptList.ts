// The list of kept scenarios, in the address beside the open scenario: `#/alf?w=8&list=...`. It belongs to the page and not
// to a scenario: it stays when the reader goes to another laboratory, or back. keptEntries.ts reads its entries.

import type { HistoryLike, OwnHistory } from './history.ts';

/** The list's key in a link. It is the last one, so that a link that is cut off keeps its scenario. */
export const LIST = 'list';

/** The longest list that a link may hold (characters). */
export const LIST_AT_MOST = 4000;

const PAIR = /([?&])list=([^&]*)(?:&|$)/;

/** A link without its list, and the list as written; null if the link has none. */
export function splitList(link: string): { readonly text: string; readonly list: string | null } {
  // one character too many, so that a list that is too long is recognised
  const list = PAIR.exec(link)?.[2]?.slice(0, LIST_AT_MOST + 1) ?? null;
  return { text: list === null ? link : link.replace(PAIR, '$1').replace(/[?&]$/, ''), list };
}

export function withList(text: string, list: string): string {
  if (list === '') return text;
  return `${text || '#/'}${text.includes('?') ? '&' : '?'}${LIST}=${list}`;
}

/** The history as the store of scenarios sees it: addresses are read without the list, and written with it. */
export class KeptList implements HistoryLike {
  readonly #history: OwnHistory;
  readonly #listeners = new Set<() => void>();
  #list: string;

  constructor(history: OwnHistory) {
    this.#history = history;
    this.#list = splitList(history.read()).list ?? '';
    // marks this entry as written by the page, so that going back to it does not open its list again
    if (this.#list !== '') this.replace(this.read());
  }

  readonly get = (): string => this.#list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read(): string {
    return splitList(this.#history.read()).text;
  }

  push(text: string): void {
    this.#history.push(withList(text, this.#list));
  }

  replace(text: string): void {
    this.#history.replace(withList(text, this.#list));
  }

  /** Replaces the list, without an entry of its own in the history: going back does not lose kept scenarios. */
  set(list: string): void {
    this.#list = list;
    for (const listener of this.#listeners) listener();
    try {
      this.replace(this.read());
    } catch {
      // browsers refuse frequent writes: the next address contains the list
    }
  }

  /** Called when the address was changed from outside: an opened link may bring a list, an entry of this page does not. */
  readonly follow = (): void => {
    const { list } = splitList(this.#history.read());
    const isGiven = list !== null && !this.#history.isOwn();
    if (isGiven || (list ?? '') !== this.#list) this.set(isGiven ? list : this.#list);
  };
}
