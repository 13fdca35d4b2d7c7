// What is shown and is in no link, such as a capture: it never leaves the reader's browser. What of it can be handed on, for menus
// and the application's bar, whose acts are made of links.

import { useEffect, useSyncExternalStore } from 'react';

/** A link that tells of it, from `#/` on. */
export interface LinkOfIt {
  /** Such as "Copy a link of its statistics". */
  readonly label: string;
  readonly text: () => string;
}

export interface Unlinked {
  /** Why it cannot be kept: what is kept is a link. */
  readonly notKept: string;
  /** Why there is no link to it; null where the page's own link is what is shown. */
  readonly notLinked: string | null;
  readonly links: readonly LinkOfIt[];
  /** A scenario that was made of it, which can be kept. */
  readonly scenario: { readonly words: string; readonly name: string; readonly text: string } | null;
  /** Leads to where it can be taken away as a file. */
  readonly file: { readonly label: string; readonly show: () => void } | null;
}

let shown: Unlinked | null = null;
const listeners = new Set<() => void>();

function tell(next: Unlinked | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Tells it as long as it is shown. */
export function useTellUnlinked(what: Unlinked): void {
  useEffect(() => {
    tell(what);
    return () => tell(null);
  }, [what]);
}

/** Null where the link has all that is shown. */
export function useUnlinked(): Unlinked | null {
  return useSyncExternalStore(subscribe, () => shown);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
