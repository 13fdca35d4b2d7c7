// What a small picture waits for: until then the page loads what its numbers and its large figure need.

import { startTransition, useEffect, useState } from 'react';

/** The first load is then long over (ms). */
export const LATER = 1500;

/** Who comes to another laboratory waits no second time. */
let isOver = false;

export function useIsLater(): boolean {
  const [isLater, setIsLater] = useState(isOver);
  useEffect(() => {
    if (isLater) return;
    const timer = setTimeout(() => {
      isOver = true;
      startTransition(() => setIsLater(true));
    }, LATER);
    return () => clearTimeout(timer);
  }, [isLater]);
  return isLater;
}
