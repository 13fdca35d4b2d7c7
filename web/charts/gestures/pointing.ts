import { useSyncExternalStore } from 'react';

const COARSE = '(pointer: coarse)';

function subscribe(changed: () => void) {
  const media = window.matchMedia(COARSE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the reader uses a finger: hints then say "tap", since a finger cannot hover. */
export function useFinger(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(COARSE).matches);
}

/** How time is chosen in a chart over time, in the reader's own gestures. */
export function useTimeHint(isZoomed: boolean): string {
  if (useFinger()) return 'Tap to read; drag across to zoom in.';
  return `Drag across to zoom in${isZoomed ? '; double click shows the whole' : ''}.`;
}
