// Whether a CSS media query matches, updated when that changes.

import { useCallback, useSyncExternalStore } from 'react';

/** The reader has asked the system for reduced motion. */
export const CALM = '(prefers-reduced-motion: reduce)';
/** A touch screen as the main pointer, which hardly comes with a keyboard. */
export const FINGER = '(pointer: coarse)';
/** A phone held upright. */
export const NARROW_WINDOW = '(max-width: 640px)';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
