// The reordering buffer behind the path, for its figure and its leading sentence.

import type { PathMeasures } from './useJitterMeasures.ts';

/** Its occupancy over all runs that have come. */
export function pathOccupancy({ rbd, tooLate, estimates }: PathMeasures) {
  return { rbd, tooLate, mean: estimates.get('buffer_mean')?.mean ?? Number.NaN };
}
