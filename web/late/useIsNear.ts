// Whether an element is in the window or near it, so that nothing is computed for parts that nobody sees.

import { type RefCallback, startTransition, useCallback, useState } from 'react';

/**
 * A ref for the element, and whether it is or has been near: within `around` pixels of the window or of the scrolling
 * element around it. Null until the browser has told.
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
