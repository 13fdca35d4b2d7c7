// Earlier arrival orders. One list for the page: packets are dragged in the figure, and the button to undo is in the
// panel.

import { useSyncExternalStore } from 'react';

const AT_MOST = 100;

let past: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]): void {
  past = next;
  for (const listener of listeners) listener();
}

/** Saves an order that is about to be changed. */
export function saveOrder(order: string): void {
  if (past.at(-1) !== order) set([...past, order].slice(-AT_MOST));
}

/** Takes back the newest order that differs from this one. */
export function takeBackOrder(order: string): string | undefined {
  const rest = past.at(-1) === order ? past.slice(0, -1) : past;
  set(rest.slice(0, -1));
  return rest.at(-1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCanUndo(): boolean {
  return useSyncExternalStore(subscribe, () => past.length > 0);
}
