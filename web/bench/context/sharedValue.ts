// A value that one part of the page sets and another follows.

import { useSyncExternalStore } from 'react';

interface SharedValue<T> {
  readonly set: (next: T) => void;
  /** The value, as a hook. */
  readonly use: () => T;
}

/** A value with a function that sets it and a hook that follows it. */
export function sharedValue<T>(now: T): SharedValue<T> {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set: (next) => {
      now = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, () => now),
  };
}
