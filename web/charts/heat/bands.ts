// A surface as bands of one colour each, whose edges are straight between the values that are known: no value is
// drawn that lies outside of what its neighbours have.

import { range, tickStep } from 'd3-array';
import { contours } from 'd3-contour';
import type { Matrix } from '../frame/matrix.ts';
import type { Area } from '../frame/usePlot.ts';
import { CONTOURS, type PixelPoint, placing } from './contourLines.ts';

type Place = (value: number) => number;

/** Where a surface is drawn. */
interface Ground {
  readonly x: Place;
  readonly y: Place;
  readonly area: Pick<Area, 'left' | 'right' | 'top' | 'bottom'>;
}

export interface BandPath {
  /** A value inside the band, for its colour. */
  readonly value: number;
  readonly path: string;
}

/** From one contour to the next. */
const BANDS = 5;

/** How much of the values a band takes. */
export function bandStep(low: number, high: number): number {
  return tickStep(low, high, CONTOURS) / BANDS;
}

/** Bands of `step`, each from its lower edge upwards: the next one lies on it. Cells not computed stay empty. */
export function bandPaths(
  matrix: Matrix,
  [low, high]: readonly [number, number],
  step: number,
  ground: Ground,
): BandPath[] {
  const count = Math.max(1, Math.ceil((high - low) / step - 1e-9));
  return range(count).flatMap((i) => {
    const edge = low + i * step;
    // what lies below the first edge has the colour of the first band
    const path = regionPath(matrix, i === 0 ? -Infinity : edge, ground);
    // nothing at all has its own colour, and no other band has that of nothing
    const isZero = edge > -step / 2 && edge < step / 2;
    return path === '' ? [] : { value: isZero ? 0 : edge + step / 2, path };
  });
}

/** Where the surface is at least so high; with `isBelow` at most. */
export function regionPath(matrix: Matrix, level: number, { x, y, area }: Ground, isBelow = false): string {
  const { x: xs, y: ys, values } = matrix;
  if (xs.length < 2 || ys.length < 2) return '';
  const place = placing(matrix, x, y);
  // d3 goes half a cell beyond the outermost values: what they are goes on to the axis
  const along = (at: number, count: number, [first, last]: readonly [number, number], placed: number) =>
    at <= 0 ? first : at >= count ? last : placed;
  const inside = (point: PixelPoint) => {
    const [px, py] = place(point);
    const left = along(point[0], xs.length, [area.left, area.right], px);
    const top = along(point[1], ys.length, [area.bottom, area.top], py);
    return `${left.toFixed(1)} ${top.toFixed(1)}`;
  };
  const sign = isBelow ? -1 : 1;
  // a finite stand-in for "everywhere that something is known"
  const least = Math.max(sign * level, -1e9);
  const [shape] = contours().size([xs.length, ys.length]).thresholds([least])(
    Array.from(values, (value) => (Number.isNaN(value) ? -Infinity : sign * value)),
  );
  const rings = (shape?.coordinates ?? []).flat() as unknown as PixelPoint[][];
  return rings.map((ring) => `M${ring.map(inside).join('L')}Z`).join('');
}
