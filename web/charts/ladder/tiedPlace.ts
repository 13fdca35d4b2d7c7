// Where a box that is tied to a mark may lie: over as few marks as can be, and never over what must stay in sight.

import type { Line } from './lines.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface TiedPlace {
  readonly box: Box;
  /** The line from the mark to the box. */
  readonly tie: readonly [x1: number, y1: number, x2: number, y2: number];
}

export type Place = readonly [x: number, y: number];
export type Spot = readonly [x: number, y: number, weight: number];

/** Cost of covering something that must stay visible: more than everything else together. */
export const OWN = 10_000;
/** This many pixels of the connecting line cost as much as one covered mark. */
const REACH = 16;
const ACROSS = 24;
const DOWN = 12;
/** Space around what must stay visible (px). */
const AIR = 8;

/** The best place from the left top corner to `right` and `bottom`, and the best of the marks to tie it to. */
export function tiedPlace(
  size: Pick<Box, 'width' | 'height'>,
  [right, bottom]: Place,
  anchors: readonly Place[],
  spots: readonly Spot[],
): TiedPlace | null {
  let best: { readonly place: TiedPlace; readonly cost: number } | null = null;
  for (let i = 0; i <= ACROSS; i += 1) {
    for (let j = 0; j <= DOWN; j += 1) {
      const left = (i / ACROSS) * Math.max(0, right - size.width);
      const box = { left, top: (j / DOWN) * Math.max(0, bottom - size.height), ...size };
      const marks = covered(box, spots);
      for (const anchor of anchors) {
        const end = nearest(box, anchor);
        const cost = marks + Math.hypot(end[0] - anchor[0], end[1] - anchor[1]) / REACH;
        if (best === null || cost < best.cost) best = { place: { box, tie: [...anchor, ...end] }, cost };
      }
    }
  }
  return best?.place ?? null;
}

function covered({ left, top, width, height }: Box, spots: readonly Spot[]): number {
  let cost = 0;
  for (const [x, y, weight] of spots) {
    const air = weight === OWN ? AIR : 0;
    if (x > left - air && x < left + width + air && y > top - air && y < top + height + air) cost += weight;
  }
  return cost;
}

function nearest({ left, top, width, height }: Box, [x, y]: Place): Place {
  return [Math.min(left + width, Math.max(left, x)), Math.min(top + height, Math.max(top, y))];
}

/** Spots along a line, one every so many pixels. */
export function line([x1, y1]: Place, [x2, y2]: Place, each: number, weight: number): Spot[] {
  const count = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / each));
  return Array.from({ length: count + 1 }, (_, i): Spot => {
    const share = i / count;
    return [x1 + share * (x2 - x1), y1 + share * (y2 - y1), weight];
  });
}

/** The same of a mark. */
export function along({ x1, y1, x2, y2 }: Line, weight: number): Spot[] {
  return line([x1, y1], [x2, y2], 14, weight);
}
