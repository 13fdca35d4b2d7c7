// The line of a packet from its place in the order of sending to its place among the arrivals: vertical at
// both ends, so that lines cross clearly instead of touching at an end.

import type { Crossing } from './crossings.ts';
import type { SequenceFrame } from './frame.ts';

/** The share of its height after which a lost packet's line ends. */
const LOST = 0.45;

interface LineEnds {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

export function lineEnds({ sent, arrived }: Crossing, frame: SequenceFrame): LineEnds {
  const { x, sentY, arrivedY, sentRadius, radius } = frame;
  const [top, bottom] = [sentY + sentRadius, arrivedY - radius];
  if (arrived === null) return { from: [x(sent), top], to: [x(sent), top + LOST * (bottom - top)] };
  return { from: [x(sent), top], to: [x(arrived), bottom] };
}

export function wayPath({ from: [x1, y1], to: [x2, y2] }: LineEnds): string {
  if (x1 === x2) return `M${fixed(x1)} ${fixed(y1)}V${fixed(y2)}`;
  const middle = fixed((y1 + y2) / 2);
  return `M${fixed(x1)} ${fixed(y1)}C${fixed(x1)} ${middle} ${fixed(x2)} ${middle} ${fixed(x2)} ${fixed(y2)}`;
}

function fixed(value: number): string {
  return `${Math.round(value * 10) / 10}`;
}

/** Horizontal distance of a line from a point; infinite above and below the line. */
export function distanceAside({ from: [x1, y1], to: [x2, y2] }: LineEnds, x: number, y: number): number {
  if (y < y1 || y > y2) return Number.POSITIVE_INFINITY;
  const t = timeAt((y - y1) / Math.max(1, y2 - y1));
  return Math.abs(x1 + (x2 - x1) * t * t * (3 - 2 * t) - x);
}

/** The curve parameter at which a share of the height is reached. */
function timeAt(share: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const t = (low + high) / 2;
    const height = 1.5 * t * (1 - t) + t * t * t;
    if (height < share) low = t;
    else high = t;
  }
  return (low + high) / 2;
}
