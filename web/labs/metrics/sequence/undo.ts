// The orders before this one. One list for the page: packets are moved in the figure, and the way back is in the rail.

import { useSyncExternalStore } from 'react';

const AT_MOST = 100;

let past: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]): void {
  past = next;
  for (const listener of listeners) listener();
}

/** The order that is about to be changed. */
export function remember(order: string): void {
  if (past.at(-1) !== order) set([...past, order].slice(-AT_MOST));
}

/** Takes the newest of them that is another than this one. */
export function recall(order: string): string | undefined {
  const rest = past.at(-1) === order ? past.slice(0, -1) : past;
  set(rest.slice(0, -1));
  return rest.at(-1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useHasPast(): boolean {
  return useSyncExternalStore(subscribe, () => past.length > 0);
}
