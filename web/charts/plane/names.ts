// Places the names of curves beside one of their points, where they cover no curve and no other name.

import { type Box, meets } from '../layout/box.ts';
import { LINE_HEIGHT, NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Area } from '../layout/usePlot.ts';
import { leastInk } from '../placement/leastInk.ts';
import { isOnePlace, type PlaneCurve, type PlanePoint, type Spot } from './curves.ts';

export interface Name {
  readonly id: string;
  readonly text: string;
  readonly spots: readonly Spot[];
}

interface PlacedName {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

/** Distance between a name and its point (px). */
const AWAY = 14;
const EVERY = 6;
/** A name that would cover more marks of the curves than this is left out. */
const MOST_COVERED = 3;

/** Places the names of curves; `keepOff` are further boxes that they avoid. */
export function placeNames(
  names: readonly Name[],
  area: Area,
  size: number,
  keepOff: readonly Box[] = [],
): PlacedName[] {
  const dots = names.flatMap(({ spots }) => alongOf(spots));
  const occupied: Box[] = [...keepOff];
  return names.flatMap(({ id, text, spots }) => {
    const width = textWidth(text, size, 600);
    const [only] = spots;
    const places =
      only !== undefined && isOnePlace(spots)
        ? aroundSpot(only, width, size)
        : [...spots]
            .reverse()
            .flatMap((spot) => ([1, -1] as const).map((side) => beside(spot, side, width, size)));
    const best = leastInk(places, ({ box }) => box, {
      bounds: { ...area, bottom: area.bottom - 2 },
      occupied,
      ink: (box) => dots.filter((dot) => isIn(dot, box)).length,
      most: MOST_COVERED,
    });
    if (best === null) return [];
    occupied.push(best.box);
    return [{ id, text, x: best.x, y: best.y, anchor: best.anchor }];
  });
}

/** The box of a name to the right of a point and a little below, or to the left and above. */
function beside(spot: Spot, side: 1 | -1, width: number, size: number) {
  const left = side > 0 ? spot.x + AWAY : spot.x - AWAY - width;
  const y = spot.y + side * AWAY + (side > 0 ? size * 0.6 : 0);
  const box: Box = { left, right: left + width, top: y - size, bottom: y + 4 };
  const anchor: PlacedName['anchor'] = side > 0 ? 'start' : 'end';
  return { box, x: side > 0 ? left : box.right, y, anchor };
}

/** Boxes around a single point: without a curve to belong to, the name must be near, on whatever side has room. */
function aroundSpot(spot: Spot, width: number, size: number) {
  const near = [1, -1].flatMap((side) =>
    [0, 1, -1, 2, -2].map((down) => {
      const left = side > 0 ? spot.x + AWAY - 4 : spot.x - AWAY + 4 - width;
      const y = spot.y + size * 0.36 + down * size;
      const box: Box = { left, right: left + width, top: y - size, bottom: y + 4 };
      const anchor: PlacedName['anchor'] = side > 0 ? 'start' : 'end';
      return { box, x: side > 0 ? left : box.right, y, anchor };
    }),
  );
  const [right, left] = [beside(spot, 1, width, size), beside(spot, -1, width, size)];
  return [...near, right, left];
}

/** Plots narrower than this (px) have values only at the ends of a curve. */
const NARROW = 480;

interface PlacedValue {
  readonly value: number;
  readonly text: string;
  /** Right end of the text (px). */
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

/**
 * The values at a curve's points, where they cover nothing. The first one placed carries the name of the quantity; if
 * none has room, there are no values.
 */
export function placeValues(
  points: readonly PlanePoint[],
  spots: readonly Spot[],
  name: string,
  area: Area,
  keepOff: readonly Box[],
): PlacedValue[] {
  const placed: PlacedValue[] = [];
  for (const [i, spot] of spots.entries()) {
    const point = points[i];
    if (point === undefined || (area.width < NARROW && i > 0 && i < spots.length - 1)) continue;
    const text = placed.length === 0 ? `${name} ${point.value}` : `${point.value}`;
    const width = textWidth(text, NOTE_SIZE);
    const down = Math.max(spot.y - 9, area.top + 14);
    const right = Math.max(spot.x - 9, area.left + width);
    // a value that would meet something stands on the other side of its point
    const beside = spot.x + 5 + width;
    // the lower left comes last, since a rising curve runs through it
    const corners = [
      [right, down],
      [beside, down],
      [beside, spot.y + 20],
      [right, spot.y + 20],
    ] as const;
    const free = corners
      .map(([x, y]) => ({ value: point.value, text, x, y, box: boxAt(text, NOTE_SIZE, x, y) }))
      .find(
        ({ box }) =>
          box.right <= area.right + 8 &&
          box.bottom <= area.bottom &&
          [...keepOff, ...placed.map((other) => other.box)].every((other) => !meets(box, other)),
      );
    if (free !== undefined) placed.push(free);
  }
  return placed;
}

/** The number of marks in a box, one for every few pixels of the curves and their intervals. */
export function coveredIn(
  box: Box,
  curves: readonly PlaneCurve[],
  x: (value: number) => number,
  y: (value: number) => number,
): number {
  const marks = curves.flatMap(({ points }) => [
    ...alongOf(points.map((point) => ({ x: x(point.x), y: y(point.y) }))),
    ...points.flatMap((point) => [
      ...alongOf([point.xLow, point.xHigh].map((end) => ({ x: x(end), y: y(point.y) }))),
      ...alongOf([point.yLow, point.yHigh].map((end) => ({ x: x(point.x), y: y(end) }))),
    ]),
  ]);
  return marks.filter((mark) => isIn(mark, box)).length;
}

/** The box of a text that ends at x. */
function boxAt(text: string, size: number, x: number, y: number): Box {
  return { left: x - textWidth(text, size), right: x, top: y - LINE_HEIGHT + 4, bottom: y + 4 };
}

function alongOf(spots: readonly Spot[]): Spot[] {
  return spots.flatMap((spot, i) => {
    const next = spots[i + 1];
    if (next === undefined) return [spot];
    const count = Math.max(1, Math.ceil(Math.hypot(next.x - spot.x, next.y - spot.y) / EVERY));
    return Array.from({ length: count }, (_, k) => ({
      x: spot.x + ((next.x - spot.x) * k) / count,
      y: spot.y + ((next.y - spot.y) * k) / count,
    }));
  });
}

function isIn({ x, y }: Spot, { left, right, top, bottom }: Box): boolean {
  return x > left - 3 && x < right + 3 && y > top - 2 && y < bottom + 2;
}
