// A figure that is still computed looks like one that is whole: what is taken from it waits.

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

export interface Unfinished {
  /** From 0 to 1. */
  readonly share: number;
  /** The reader has stopped what is missing. */
  readonly isStopped: boolean;
}

/** What a figure is waiting for; `now` is null where it is whole. */
export interface Underway {
  readonly subscribe: (listener: () => void) => () => void;
  readonly now: () => Unfinished | null;
}

export const WHOLE: Underway = { subscribe: () => () => undefined, now: () => null };

/** Of a hundred: never all of it. */
export function percentOf({ share }: Unfinished): string {
  return `${Math.floor(100 * Math.min(0.99, share))}%`;
}

export interface Waiting<T> {
  /** What is wanted as soon as the figure is whole. */
  readonly wanted: T | null;
  /** Null gives it up. */
  readonly want: (what: T | null) => void;
  /** How far the figure is, in words, while something waits for it. */
  readonly words: string;
}

/** Does what is wanted once the figure is whole, with what it shows then; at once if the reader has stopped it. */
export function useOnceWhole<T>(underway: Underway, act: (wanted: T) => void): Waiting<T> {
  const unfinished = useSyncExternalStore(underway.subscribe, underway.now);
  const [wanted, want] = useState<T | null>(null);
  const isComing = unfinished !== null && !unfinished.isStopped;
  const take = useEffectEvent(act);
  useEffect(() => {
    if (wanted === null || isComing) return;
    want(null);
    take(wanted);
  }, [wanted, isComing]);
  const words = wanted === null || !isComing ? '' : `waits for the figure: ${percentOf(unfinished)} computed`;
  return { wanted, want, words };
}
