// Finds the packet under the pointer.

import type { Point } from '../gestures/point.ts';
import type { Scale } from '../scales/scale.ts';
import type { SequencePoints } from './picture.ts';

/** Greatest distance between pointer and packet, in pixels. */
const NEAR = 14;

/**
 * Index of the nearest packet among the points, or null if none is near; a packet not in order counts as half as far
 * away.
 */
export function nearestTo(
  { x: left, y: top }: Point,
  { times, numbers, kinds }: SequencePoints,
  x: Scale,
  y: Scale,
) {
  let [found, least] = [-1, NEAR];
  for (let at = 0; at < times.length; at += 1) {
    const distance = Math.hypot(x(times[at] ?? 0) - left, y(numbers[at] ?? 0) - top);
    const felt = (kinds[at] ?? 0) > 0 ? distance / 2 : distance;
    if (distance <= NEAR && felt < least) [found, least] = [at, felt];
  }
  return found < 0 ? null : found;
}
