// Draws a long list in pieces, one per frame, so that the browser can lay out each piece and react to the reader.

import { startTransition, useEffect, useState } from 'react';

/** Number of items to draw: each of `steps` for a frame, then Infinity; Infinity at once if `isWhole`. */
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
