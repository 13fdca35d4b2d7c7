// The list of kept scenarios, which is in the address beside the scenario that is open: `#/alf?w=8&list=...`. It is the
// page's and no scenario's: who goes to another laboratory, or back, keeps it. Its entries are in keptEntries.ts.

import type { HistoryLike, OwnHistory } from './history.ts';

/** The key in a link. It stands last, so that a link that is cut off keeps its scenario. */
export const LIST = 'list';

/** More than this no link holds (characters). */
export const LIST_AT_MOST = 4000;

const PAIR = /([?&])list=([^&]*)(?:&|$)/;

/** A link without its list, and the list as it is given; null if the link has none. */
export function apart(link: string): { readonly text: string; readonly list: string | null } {
  // one character more tells that it was longer
  const list = PAIR.exec(link)?.[2]?.slice(0, LIST_AT_MOST + 1) ?? null;
  return { text: list === null ? link : link.replace(PAIR, '$1').replace(/[?&]$/, ''), list };
}

export function withList(text: string, list: string): string {
  if (list === '') return text;
  return `${text || '#/'}${text.includes('?') ? '&' : '?'}${LIST}=${list}`;
}

/** The history as the store of scenarios sees it: without the list, which goes along with whatever is written. */
export class KeptList implements HistoryLike {
  readonly #history: OwnHistory;
  readonly #listeners = new Set<() => void>();
  #list: string;

  constructor(history: OwnHistory) {
    this.#history = history;
    this.#list = apart(history.read()).list ?? '';
    // going back to it is not opening it again
    if (this.#list !== '') this.replace(this.read());
  }

  readonly get = (): string => this.#list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read(): string {
    return apart(this.#history.read()).text;
  }

  push(text: string): void {
    this.#history.push(withList(text, this.#list));
  }

  replace(text: string): void {
    this.#history.replace(withList(text, this.#list));
  }

  /** No entry of its own in the history: going back does not lose what was kept. */
  set(list: string): void {
    this.#list = list;
    for (const listener of this.#listeners) listener();
    try {
      this.replace(this.read());
    } catch {
      // refused if written too often: the next address has it
    }
  }

  /** The address was changed from outside: a link may bring a list, what this page wrote earlier does not. */
  readonly follow = (): void => {
    const { list } = apart(this.#history.read());
    const isGiven = list !== null && !this.#history.isOwn();
    if (isGiven || (list ?? '') !== this.#list) this.set(isGiven ? list : this.#list);
  };
}
