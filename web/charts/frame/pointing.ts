import { useSyncExternalStore } from 'react';

const COARSE = '(pointer: coarse)';

function subscribe(changed: () => void) {
  const media = window.matchMedia(COARSE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** The reader's pointer is a finger: hints then say "tap", for there is nothing to point with. */
export function useFinger(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(COARSE).matches);
}
