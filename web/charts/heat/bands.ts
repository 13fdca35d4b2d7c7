// A surface as bands of one colour each. Band edges are straight between known values, so that no value is drawn that
// lies outside those of its neighbours.

import { tickStep } from 'd3-array';
import { contours } from 'd3-contour';
import type { Area } from '../layout/usePlot.ts';
import type { Matrix } from '../scales/matrix.ts';
import { CONTOURS, type PixelPoint, pixelPlacer } from './contourLines.ts';

type Place = (value: number) => number;

/** The scales and the plot in which a surface is drawn. */
interface Ground {
  readonly x: Place;
  readonly y: Place;
  readonly area: Pick<Area, 'left' | 'right' | 'top' | 'bottom'>;
}

/** Closed rings filled by the even-odd rule: a ring inside another is a hole. */
type Region = readonly (readonly PixelPoint[])[];

interface Band {
  /** A value inside the band, for its colour. */
  readonly value: number;
  readonly region: Region;
}

/** Bands between two contours. */
const BANDS = 5;

/** Width of a band in the measure's unit, for values from `low` to `high`. */
export function bandStep(low: number, high: number): number {
  return tickStep(low, high, CONTOURS) / BANDS;
}

/** Bands computed one at a time. */
interface Bands {
  /** Computes one more band; returns true when there are no more. */
  readonly find: () => boolean;
  /** Computes the rest and returns all bands. */
  readonly all: () => readonly Band[];
}

/**
 * Bands of width `step`. Each covers everything above its lower edge, and the next is painted over it. Cells not
 * computed stay empty.
 */
export function bandsOf(
  matrix: Matrix,
  [low, high]: readonly [number, number],
  step: number,
  ground: Ground,
): Bands {
  const count = Math.max(1, Math.ceil((high - low) / step - 1e-9));
  const found: Band[] = [];
  let next = 0;
  let regionFrom: ((height: number) => Region) | undefined;
  const find = () => {
    if (next === count) return true;
    regionFrom ??= regions(matrix, ground, 1);
    const edge = low + next * step;
    // values below the first edge have the colour of the first band
    const region = regionFrom(next === 0 ? -Infinity : edge);
    // the band around zero has the colour of zero, and no other band has that
    const isZero = edge > -step / 2 && edge < step / 2;
    if (region.length > 0) found.push({ value: isZero ? 0 : edge + step / 2, region });
    next += 1;
    return next === count;
  };
  const all = () => {
    while (!find());
    return found;
  };
  return { find, all };
}

/** SVG path of the region where the surface is at least `level`; with `isBelow`, at most `level`. */
export function regionPath(matrix: Matrix, level: number, ground: Ground, isBelow = false): string {
  const sign = isBelow ? -1 : 1;
  return pathOf(regions(matrix, ground, sign)(sign * level));
}

/** The region as an SVG path. */
export function pathOf(region: Region): string {
  return region
    .map((ring) => `M${ring.map(([left, top]) => `${left.toFixed(1)} ${top.toFixed(1)}`).join('L')}Z`)
    .join('');
}

/** The region as a canvas path. */
export function canvasPathOf(region: Region): Path2D {
  const path = new Path2D();
  for (const ring of region) {
    ring.forEach(([left, top], i) => {
      if (i === 0) path.moveTo(left, top);
      else path.lineTo(left, top);
    });
    path.closePath();
  }
  return path;
}

/** A function from a height to the region where the surface (or its negative) is at least that high. */
function regions(matrix: Matrix, { x, y, area }: Ground, sign: 1 | -1): (height: number) => Region {
  const { x: xs, y: ys } = matrix;
  if (xs.length < 2 || ys.length < 2) return () => [];
  const place = pixelPlacer(matrix, x, y);
  // d3 ends half a cell beyond the outermost values: those rings are stretched to the axes
  const along = (at: number, count: number, [first, last]: readonly [number, number], placed: number) =>
    at <= 0 ? first : at >= count ? last : placed;
  const inside = (point: PixelPoint): PixelPoint => {
    const [px, py] = place(point);
    return [
      along(point[0], xs.length, [area.left, area.right], px),
      along(point[1], ys.length, [area.bottom, area.top], py),
    ];
  };
  const heights = Array.from(matrix.values, (value) => (Number.isNaN(value) ? -Infinity : sign * value));
  const shapes = contours().size([xs.length, ys.length]);
  return (height) => {
    // a finite stand-in for -Infinity: everywhere that a value is known
    const [shape] = shapes.thresholds([Math.max(height, -1e9)])(heights);
    const rings = (shape?.coordinates ?? []).flat() as unknown as PixelPoint[][];
    return rings.map((ring) => ring.map(inside));
  };
}
