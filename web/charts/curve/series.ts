import type { Scale } from '../scales/scale.ts';
import { bandPath, linePath } from './paths.ts';

export interface Band {
  low: ArrayLike<number>;
  high: ArrayLike<number>;
}

export interface CurveSeries {
  id: string;
  label: string;
  color: string;
  /** Ascending values. */
  x: ArrayLike<number>;
  /** Values; NaN breaks the line. */
  y: ArrayLike<number>;
  /** The 95% band around the line. */
  band?: Band | undefined;
  /** Half of the 95% interval at each sample, which a read-out gives instead of the band's ends. */
  half?: ArrayLike<number> | undefined;
  /** The band is shown only while the curves are read: the bands of a whole family would cover each other. */
  isBandQuiet?: boolean | undefined;
  /** Whether the line has no name beside it. */
  isQuiet?: boolean | undefined;
  dash?: string | undefined;
  width?: number | undefined;
  /** Marks each sample: for series with few, measured points. */
  dots?: boolean | undefined;
}

function positions(values: ArrayLike<number>, scale: Scale): Float64Array {
  // A logarithmic axis cannot show zero: such points break the line like missing ones.
  return Float64Array.from({ length: values.length }, (_, i) => scale(values[i] ?? Number.NaN));
}

interface SeriesPaths {
  line: string;
  band: string;
  /** Samples with a gap on both sides, which a line would not show. */
  lone: [number, number][];
}

export function seriesPaths(series: CurveSeries, x: Scale, y: Scale): SeriesPaths {
  const xs = positions(series.x, x);
  const ys = positions(series.y, y);
  const indices = Array.from(xs, (_, i) => i);
  const present = (i: number) => Number.isFinite(xs[i]) && Number.isFinite(ys[i]);
  const band = series.band ? bandPath(xs, positions(series.band.low, y), positions(series.band.high, y)) : '';
  const lone = indices
    .filter((i) => present(i) && !present(i - 1) && !present(i + 1))
    .map((i): [number, number] => [xs[i] ?? 0, ys[i] ?? 0]);
  return { line: linePath(xs, ys), band, lone };
}

/** Index of the sample nearest to x, or -1 in an empty series. */
export function nearestSample(xs: ArrayLike<number>, x: number): number {
  let low = 0;
  let high = xs.length - 1;
  if (high < 0) return -1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? 0) < x) low = middle + 1;
    else high = middle;
  }
  return low > 0 && x - (xs[low - 1] ?? 0) <= (xs[low] ?? 0) - x ? low - 1 : low;
}

/** The series' value at x by linear interpolation; NaN outside and in gaps. */
export function valueAt(series: Pick<CurveSeries, 'x' | 'y'>, x: number): number {
  return between(series, x, firstFrom(series, x, 0));
}

/** The values at many ascending places, each searched from the place of the last. */
export function valuesAt(series: Pick<CurveSeries, 'x' | 'y'>, places: ArrayLike<number>): Float64Array {
  let from = 0;
  return Float64Array.from(places, (x) => {
    from = firstFrom(series, x, from);
    return between(series, x, from);
  });
}

/** Index of the first sample at x or beyond, searched from `from` on. */
function firstFrom({ x: xs }: Pick<CurveSeries, 'x'>, x: number, from: number): number {
  let i = from;
  while (i < xs.length && !((xs[i] ?? Number.NaN) >= x)) i += 1;
  return i;
}

/** The value at x, interpolated between sample i and the one before. */
function between({ x: xs, y: ys }: Pick<CurveSeries, 'x' | 'y'>, x: number, i: number): number {
  if (i === xs.length) return Number.NaN;
  const at = xs[i] ?? Number.NaN;
  const value = ys[i] ?? Number.NaN;
  if (at === x) return value;
  if (i === 0) return Number.NaN;
  const before = xs[i - 1] ?? Number.NaN;
  const start = ys[i - 1] ?? Number.NaN;
  return start + ((value - start) * (x - before)) / (at - before);
}
