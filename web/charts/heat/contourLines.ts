import { ticks } from 'd3-array';
import { contours } from 'd3-contour';
import type { EvenValue } from '../colour/useDivergingScale.ts';
import type { Matrix } from '../scales/matrix.ts';

export type PixelPoint = readonly [x: number, y: number];

export interface ContourLine {
  level: number;
  points: PixelPoint[];
}

/** Approximate number of contours. */
export const CONTOURS = 6;

/** Round levels inside the range; none near the extremes, where a contour would only show noise. */
export function contourLevels(low: number, high: number): number[] {
  if (!(high > low)) return [];
  const levels = ticks(low, high, CONTOURS);
  const step = levels.length > 1 ? (levels[1] ?? 0) - (levels[0] ?? 0) : high - low;
  return levels.filter((level) => {
    // Zero is a contour only between real losses and real gains: in noise around zero it would be a scribble.
    if (Math.abs(level) < step * 1e-9) return low < -0.3 * step;
    return level > low + step * 0.05 && level < high - step * 0.05;
  });
}

/** Returns the contour lines of a level. */
export type ContourFinder = (level: number) => readonly ContourLine[];

interface FinderOptions {
  readonly matrix: Matrix;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  /** The even value, whose level is drawn as the edge of even or worse values. */
  readonly middle?: EvenValue | undefined;
}

/** Lines shorter than this (px) are left out: they are mostly loops around noise, too small for a label. */
const SHORTEST = 30;

/** Finds the lines of each level when they are first asked for, and keeps them. */
export function contourFinder({ matrix, x, y, middle }: FinderOptions): ContourFinder {
  const found = new Map<number, readonly ContourLine[]>();
  return (level) => {
    const known = found.get(level);
    if (known !== undefined) return known;
    const isEdge = middle !== undefined && level === middle.at;
    const all = isEdge ? worseEdge(matrix, middle, x, y) : contourLines(matrix, level, x, y);
    const lines = all.filter(({ points }) => lineLength(points) > SHORTEST);
    found.set(level, lines);
    return lines;
  };
}

/**
 * The contour lines in pixels. d3 closes its rings along the border of the grid; those stretches, and those
 * beside cells not computed, are cut out.
 */
function contourLines(
  matrix: Matrix,
  level: number,
  x: (value: number) => number,
  y: (value: number) => number,
): ContourLine[] {
  const { x: xs, y: ys } = matrix;
  const [width, height] = [xs.length, ys.length];
  if (width < 2 || height < 2) return [];
  const values = Array.from(matrix.values);
  const known = ([cx, cy]: PixelPoint) => {
    const [gx, gy] = [cx - 0.5, cy - 0.5];
    if (gx < -1e-9 || gy < -1e-9 || gx > width - 1 + 1e-9 || gy > height - 1 + 1e-9) return false;
    return [Math.floor(gx), Math.ceil(gx)].every((column) =>
      [Math.floor(gy), Math.ceil(gy)].every((row) => Number.isFinite(values[row * width + column])),
    );
  };
  const place = pixelPlacer(matrix, x, y);
  const { coordinates } = contours().size([width, height]).contour(values, level);
  return coordinates
    .flat()
    .flatMap((ring) => keptStretches(ring as unknown as PixelPoint[], known))
    .map((points) => ({ level, points: points.map(place) }));
}

/** The edge of values that are even or worse: where all are even, no edge to better values is drawn. */
function worseEdge(
  matrix: Matrix,
  { at, isLowerBetter }: Pick<EvenValue, 'at' | 'isLowerBetter'>,
  x: (value: number) => number,
  y: (value: number) => number,
): ContourLine[] {
  if (isLowerBetter) return contourLines(matrix, at, x, y);
  const values = Array.from(matrix.values, (value) => -value);
  return contourLines({ ...matrix, values }, -at, x, y).map((line) => ({ ...line, level: at }));
}

/** Converts d3's positions, in which a cell's middle is at one half, to pixels. */
export function pixelPlacer(
  { x: xs, y: ys }: Pick<Matrix, 'x' | 'y'>,
  x: (value: number) => number,
  y: (value: number) => number,
): (point: PixelPoint) => PixelPoint {
  const columns = Array.from(xs, x);
  const rows = Array.from(ys, y);
  return ([cx, cy]) => [between(columns, cx - 0.5), between(rows, cy - 0.5)];
}

function between(positions: readonly number[], at: number): number {
  const i = Math.min(positions.length - 2, Math.max(0, Math.floor(at)));
  const from = positions[i] ?? 0;
  return from + (at - i) * ((positions[i + 1] ?? from) - from);
}

/** The stretches of a closed ring for whose points `keep` holds; stretches that meet at the ring's start are joined. */
function keptStretches(ring: readonly PixelPoint[], keep: (point: PixelPoint) => boolean): PixelPoint[][] {
  const open = ring.slice(0, -1);
  const gap = open.findIndex((point) => !keep(point));
  if (gap < 0) return [[...ring]];
  const stretches: PixelPoint[][] = [];
  let current: PixelPoint[] = [];
  for (let i = 1; i <= open.length; i++) {
    const point = open[(gap + i) % open.length];
    if (point && keep(point)) {
      current.push(point);
    } else {
      if (current.length > 1) stretches.push(current);
      current = [];
    }
  }
  return stretches;
}

export function lineLength(points: readonly PixelPoint[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if (a && b) length += Math.hypot(b[0] - a[0], b[1] - a[1]);
  }
  return length;
}

/**
 * The surface to draw, which trembles less than the cells' values that are read. With a middle its edges stay sharp and
 * even values are set to the middle, since a contour in noise around it would be a scribble.
 */
export function drawnMatrix(matrix: Matrix, middle: EvenValue | undefined): Matrix {
  if (middle === undefined) return smoothedMatrix(matrix);
  const { at, even = 0 } = middle;
  return {
    ...matrix,
    values: Array.from(matrix.values, (value) => (Math.abs(value - at) < even ? at : value)),
  };
}

/**
 * Smooths with weights 1-2-1 along both axes, since means over few replications make contours tremble. Results stay
 * between the neighbours' values; cells not computed stay unknown.
 */
export function smoothedMatrix(matrix: Matrix): Matrix {
  const { x, y, values } = matrix;
  const [width, height] = [x.length, y.length];
  const along = (from: ArrayLike<number>, step: number, count: number, placeOf: (i: number) => number) =>
    Array.from({ length: width * height }, (_, i) => {
      const own = from[i] ?? Number.NaN;
      const at = placeOf(i);
      const before = at > 0 ? (from[i - step] ?? Number.NaN) : own;
      const after = at < count - 1 ? (from[i + step] ?? Number.NaN) : own;
      return (Number.isNaN(before) ? own : before) / 4 + own / 2 + (Number.isNaN(after) ? own : after) / 4;
    });
  const across = along(values, 1, width, (i) => i % width);
  return { ...matrix, values: along(across, width, height, (i) => Math.floor(i / width)) };
}
