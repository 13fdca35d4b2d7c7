// A figure asks for the code that shows it in other pages: the application has the dialog.

import { useSyncExternalStore } from 'react';

/** The scenario's link, from `#/` on; null while nobody asks. */
let asked: string | null = null;
const listeners = new Set<() => void>();

export function askToEmbed(scenario: string | null): void {
  asked = scenario;
  for (const listener of listeners) listener();
}

export function useAskedToEmbed(): string | null {
  return useSyncExternalStore(subscribe, () => asked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
