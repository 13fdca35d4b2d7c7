// A value that one part of the page sets and another follows.

import { useSyncExternalStore } from 'react';

interface Told<T> {
  readonly tell: (next: T) => void;
  readonly use: () => T;
}

/** A value with a function that sets it and a hook that follows it. */
export function told<T>(now: T): Told<T> {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    tell: (next) => {
      now = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, () => now),
  };
}
