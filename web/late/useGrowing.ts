// A long list comes a piece a frame: in between the browser lays out what has come, and does what the reader wants.

import { startTransition, useEffect, useState } from 'react';

/** How many of a list are there, one of these numbers after another; behind the last of them all, and all at once if it must be. */
export function useGrowing(steps: readonly number[], isWhole = false): number {
  const [step, setStep] = useState(0);
  const count = isWhole ? Number.POSITIVE_INFINITY : (steps[step] ?? Number.POSITIVE_INFINITY);
  const isGrowing = count !== Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (!isGrowing) return;
    const frame = requestAnimationFrame(() => startTransition(() => setStep(step + 1)));
    return () => cancelAnimationFrame(frame);
  }, [isGrowing, step]);
  return count;
}
