// Tells when the first load is over: small pictures wait for it, so that the page's numbers and large figure load first.

import { startTransition, useEffect, useState } from 'react';

/** A time after which the first load is over (ms). */
export const LATER = 1500;

/** Stays true for the next laboratory, so that a reader waits only once. */
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
