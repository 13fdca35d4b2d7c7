// Delays exports until a figure is complete, since an incomplete figure looks like a complete one.

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

export interface FigureProgress {
  /** Share of the computation that is done, from 0 to 1. */
  readonly share: number;
  /** Whether the reader has stopped the computation. */
  readonly isStopped: boolean;
}

/** The progress of a figure; `now` returns null once it is complete. */
export interface ProgressStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly now: () => FigureProgress | null;
}

export const COMPLETE: ProgressStore = { subscribe: () => () => undefined, now: () => null };

/** The share as a percentage, at most 99%. */
export function percentOf({ share }: FigureProgress): string {
  return `${Math.floor(100 * Math.min(0.99, share))}%`;
}

interface PendingExport<T> {
  /** The export that waits for the figure; null if none does. */
  readonly pending: T | null;
  /** Asks for an export; null cancels it. */
  readonly request: (what: T | null) => void;
  /** The progress in words while an export waits; otherwise empty. */
  readonly progressText: string;
}

/** Runs an export with the figure's final content once it is complete, or at once if the reader has stopped it. */
export function useExportWhenComplete<T>(
  progress: ProgressStore,
  act: (wanted: T) => void,
): PendingExport<T> {
  const unfinished = useSyncExternalStore(progress.subscribe, progress.now);
  const [pending, request] = useState<T | null>(null);
  const isComing = unfinished !== null && !unfinished.isStopped;
  const runExport = useEffectEvent(act);
  useEffect(() => {
    if (pending === null || isComing) return;
    request(null);
    runExport(pending);
  }, [pending, isComing]);
  const progressText =
    pending === null || !isComing ? '' : `waits for the figure: ${percentOf(unfinished)} computed`;
  return { pending, request, progressText };
}
