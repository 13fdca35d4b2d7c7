// Estimates the remaining time of a computation from its progress since it began or was resumed.

import { useEffect, useRef, useState } from 'react';

/** No estimate before this time: the pace is still uncertain (ms). */
const FIRST = 800;

/** The remaining time in seconds; null while unknown. `progress` goes from 0 to 1. */
export function useTimeLeft(progress: number, isRunning: boolean): number | null {
  const begun = useRef<{ readonly at: number; readonly progress: number } | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (!isRunning) {
      begun.current = null;
      setLeft(null);
      return;
    }
    const now = performance.now();
    // progress kept from an earlier computation took no time: the pace is counted from it
    if (begun.current === null || progress < begun.current.progress) begun.current = { at: now, progress };
    const { at, progress: from } = begun.current;
    if (progress > from && now - at > FIRST) {
      setLeft(((now - at) / (progress - from)) * (1 - progress) * 0.001);
    }
  }, [progress, isRunning]);
  return left;
}

/** "about 12 s", "about 3 minutes". */
export function timeWords(seconds: number): string {
  if (seconds < 1) return 'less than a second';
  if (seconds < 100) return `about ${Math.round(seconds)} s`;
  return `about ${Math.round(seconds / 60)} minutes`;
}
