// Events as one path for each kind: there may be hundreds.

import type { Area } from '../layout/usePlot.ts';
import type { EventMarks } from './quantity.ts';

/** Half of a cross, and what a stroke leaves free above and below, pixels. */
const [HALF, FREE] = [3.5, 1];

/** Those of the times within `from` to `to`, both included. */
export function eventPath(
  { times, shape }: EventMarks,
  [from, to]: readonly [number, number],
  x: (time: number) => number,
  { top, bottom }: Pick<Area, 'top' | 'bottom'>,
): string {
  const middle = (top + bottom) / 2;
  const places = Array.from(times)
    .filter((time) => time >= from && time <= to)
    .map((time) => x(time).toFixed(1));
  // thousands of them have a place in common
  return Array.from(new Set(places), (at) => {
    if (typeof shape === 'function') return shape(at, middle);
    return shape === 'cross'
      ? `M${at} ${middle}m${-HALF} ${-HALF}l${2 * HALF} ${2 * HALF}m0 ${-2 * HALF}l${-2 * HALF} ${2 * HALF}`
      : `M${at} ${top + FREE}V${bottom - FREE}`;
  }).join('');
}
