// A surface as bands of one colour each, whose edges are straight between the values that are known.

import { range } from 'd3-array';
import { contours } from 'd3-contour';
import type { Matrix } from '../frame/matrix.ts';
import { type PixelPoint, placing } from './contourLines.ts';

type Place = (value: number) => number;

export interface BandPath {
  /** A value inside the band. */
  readonly value: number;
  readonly path: string;
}

/** Bands of `step`, each from its lower edge upwards: the next one lies on it. Cells not computed stay empty. */
export function bandPaths(
  matrix: Matrix,
  [low, high]: readonly [number, number],
  step: number,
  x: Place,
  y: Place,
): BandPath[] {
  const count = Math.max(1, Math.ceil((high - low) / step - 1e-9));
  return range(count).map((i) => {
    const edge = low + i * step;
    // what lies below the first edge has the colour of the first band
    return { value: edge + step / 2, path: regionPath(matrix, i === 0 ? -Infinity : edge, x, y) };
  });
}

/** Where the surface is at least so high; with `isBelow` at most. */
export function regionPath(matrix: Matrix, level: number, x: Place, y: Place, isBelow = false): string {
  const { x: xs, y: ys, values } = matrix;
  if (xs.length < 2 || ys.length < 2) return '';
  const place = placing(matrix, x, y);
  const sign = isBelow ? -1 : 1;
  // a finite stand-in for "everywhere that something is known"
  const least = Math.max(sign * level, -1e9);
  const [shape] = contours().size([xs.length, ys.length]).thresholds([least])(
    Array.from(values, (value) => (Number.isNaN(value) ? -Infinity : sign * value)),
  );
  const rings = (shape?.coordinates ?? []).flat() as unknown as PixelPoint[][];
  return rings
    .map((ring) => `M${ring.map((point) => place(point).map((at) => at.toFixed(1))).join('L')}Z`)
    .join('');
}
