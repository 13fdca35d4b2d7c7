// How long work that is under way may go on, from what it has done since it began or went on.

import { useEffect, useRef, useState } from 'react';

/** Before this the pace says little (ms). */
const FIRST = 800;

/** Seconds; null while they cannot be told. `progress` goes from 0 to 1. */
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
    // what was kept from before took no time
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
