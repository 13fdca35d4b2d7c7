// Events as one path for each kind, since there may be thousands.

import type { Area } from '../layout/usePlot.ts';
import type { EventMarks } from './quantity.ts';

/** Half the width of a cross, and the gap above and below a stroke (px). */
const [HALF, FREE] = [3.5, 1];

/** The path of the events from `from` to `to`, both included. */
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
  // thousands of events share pixels: each position is drawn once
  return Array.from(new Set(places), (at) => {
    if (typeof shape === 'function') return shape(at, middle);
    return shape === 'cross'
      ? `M${at} ${middle}m${-HALF} ${-HALF}l${2 * HALF} ${2 * HALF}m0 ${-2 * HALF}l${-2 * HALF} ${2 * HALF}`
      : `M${at} ${top + FREE}V${bottom - FREE}`;
  }).join('');
}
