import { FINGER, useMedia } from '../layout/useMedia.ts';

/** Whether the reader uses a finger: hints then say "tap", since a finger cannot hover, and name no keys. */
export function useFinger(): boolean {
  return useMedia(FINGER);
}

/** Whether the reader uses a finger at this moment, without following changes. */
export function isFinger(): boolean {
  return window.matchMedia(FINGER).matches;
}

/** How time is chosen in a chart over time, in the reader's own gestures. */
export function useTimeHint(isZoomed: boolean): string {
  if (useFinger()) return 'Tap to read; drag across to zoom in.';
  return `Drag across to zoom in${isZoomed ? '; double click shows the whole' : ''}.`;
}
