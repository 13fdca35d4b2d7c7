// Whether an element is in the window or near it: what nobody sees need not be computed.

import { type RefCallback, startTransition, useCallback, useState } from 'react';

/**
 * Null until the browser has told; what has been near stays so. So many pixels `around` the window, and around what
 * scrolls in it, are near.
 */
export function useIsNear(around = 0): [RefCallback<Element>, boolean | null] {
  const [isNear, setIsNear] = useState<boolean | null>(null);
  const ref = useCallback(
    (element: Element | null) => {
      if (element === null) return;
      const margin = `${around}px`;
      const observer = new IntersectionObserver(
        (entries) => {
          const isNow = entries.some(({ isIntersecting }) => isIntersecting);
          if (isNow) observer.disconnect();
          startTransition(() => setIsNear((old) => old === true || isNow));
        },
        { rootMargin: margin, scrollMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [around],
  );
  return [ref, isNear];
}
