// Places a box that is tied to a mark: over as few marks as possible, and never over what must stay visible.

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

type Place = readonly [x: number, y: number];
export type Spot = readonly [x: number, y: number, weight: number];

/** Cost of covering something that must stay visible: more than everything else together. */
export const OWN = 10_000;
/** This many pixels of the connecting line cost as much as one covered mark. */
const REACH = 16;
const ACROSS = 24;
const DOWN = 12;
/** Space around what must stay visible (px). */
const AIR = 8;

/** The best place for a box between the top left corner and (`right`, `bottom`), and the best anchor to tie it to. */
export function tiedPlace(
  size: Pick<Box, 'width' | 'height'>,
  [right, bottom]: Place,
  anchors: readonly Place[],
  spots: readonly Spot[],
): TiedPlace | null {
  let best: { readonly place: TiedPlace; readonly cost: number } | null = null;
  const [byColumn, byRow] = [
    Math.max(0, right - size.width) / ACROSS,
    Math.max(0, bottom - size.height) / DOWN,
  ];
  const costs = covered(size, [byColumn, byRow], spots);
  for (let i = 0; i <= ACROSS; i += 1) {
    for (let j = 0; j <= DOWN; j += 1) {
      const box = { left: i * byColumn, top: j * byRow, ...size };
      const marks = costs[i * ROWS + j] ?? 0;
      for (const anchor of anchors) {
        const end = nearest(box, anchor);
        const cost = marks + Math.hypot(end[0] - anchor[0], end[1] - anchor[1]) / REACH;
        if (best === null || cost < best.cost) best = { place: { box, tie: [...anchor, ...end] }, cost };
      }
    }
  }
  return best?.place ?? null;
}

/** Rows of the table of costs: one more than there are places, for differences behind the last place. */
const ROWS = DOWN + 2;

/**
 * The weight that a box covers at each place, by column and row. Each spot adds differences at the ends of the places
 * that cover it, and the differences are summed once: a ladder has tens of thousands of spots.
 */
function covered(
  { width, height }: Pick<Box, 'width' | 'height'>,
  [byColumn, byRow]: Place,
  spots: readonly Spot[],
): Float64Array {
  const costs = new Float64Array((ACROSS + 2) * ROWS);
  const add = (i: number, j: number, weight: number) => {
    const at = i * ROWS + j;
    costs[at] = (costs[at] ?? 0) + weight;
  };
  for (const [x, y, weight] of spots) {
    const air = weight === OWN ? AIR : 0;
    const [left, right] = covering(x, width, air, byColumn, ACROSS);
    const [top, bottom] = covering(y, height, air, byRow, DOWN);
    if (left >= right || top >= bottom) continue;
    add(left, top, weight);
    add(left, bottom, -weight);
    add(right, top, -weight);
    add(right, bottom, weight);
  }
  for (let at = ROWS; at < costs.length; at += 1) costs[at] = (costs[at] ?? 0) + (costs[at - ROWS] ?? 0);
  for (let at = 0; at < costs.length; at += 1)
    if (at % ROWS > 0) costs[at] = (costs[at] ?? 0) + (costs[at - 1] ?? 0);
  return costs;
}

/**
 * The range of places (`last` + 1 of them, `step` apart), end excluded, whose box of this length has `x` strictly
 * inside.
 */
function covering(
  x: number,
  length: number,
  air: number,
  step: number,
  last: number,
): readonly [number, number] {
  const [above, below] = [x - length - air, x + air];
  if (step === 0) return above < 0 && below > 0 ? [0, last + 1] : [0, 0];
  return [Math.max(0, Math.floor(above / step) + 1), Math.min(last + 1, Math.ceil(below / step))];
}

function nearest({ left, top, width, height }: Box, [x, y]: Place): Place {
  return [Math.min(left + width, Math.max(left, x)), Math.min(top + height, Math.max(top, y))];
}

/** Spots along a line, one every `each` pixels. */
export function spotsBetween([x1, y1]: Place, [x2, y2]: Place, each: number, weight: number): Spot[] {
  const count = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / each));
  return Array.from({ length: count + 1 }, (_, i): Spot => {
    const share = i / count;
    return [x1 + share * (x2 - x1), y1 + share * (y2 - y1), weight];
  });
}

/** Spots along a mark's line. */
export function spotsAlong({ x1, y1, x2, y2 }: Line, weight: number): Spot[] {
  return spotsBetween([x1, y1], [x2, y2], 14, weight);
}
