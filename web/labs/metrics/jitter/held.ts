// What is drawn and said of the buffer behind the path.

import type { PathMeasures } from './useJitterMeasures.ts';

/** What the reordering buffer holds, over all runs that have come in. */
export function heldOf({ rbd, tooLate, estimates }: PathMeasures) {
  return { rbd, tooLate, mean: estimates.get('buffer_mean')?.mean ?? Number.NaN };
}
