import type { ReadAt } from '../frame/Reading.tsx';
import type { Plot } from '../layout/usePlot.ts';
import { type AxisSpec, axisPlace, axisValue, halfText } from '../scales/axis.ts';
import { type CurveSeries, valueAt } from './series.ts';

/** The read-out in words, for screen readers and for the line under the chart. */
export function readoutText(
  series: readonly CurveSeries[],
  xAxis: AxisSpec,
  yAxis: AxisSpec,
  at: number,
): string {
  const values = series.map((one) => {
    const value = valueAt(one, at);
    const name = series.length > 1 ? `${one.label} ` : `${yAxis.label} `;
    const half = halfAt(one, at);
    if (half !== null) return `${name}${axisValue(yAxis, value)} ${halfText(yAxis, half)}`;
    if (!one.band || !Number.isFinite(value)) return name + axisValue(yAxis, value);
    const [low, high] = bandAt(one.band, one.x, at);
    return `${name}${axisValue(yAxis, value)} (95%: ${axisValue(yAxis, low)} to ${axisValue(yAxis, high)})`;
  });
  return `${xAxis.label} ${axisValue(xAxis, at)}: ${values.join(' · ')}`;
}

/** The read-out at the point read, placed above the highest series, so that it covers none. */
export function readAt(series: readonly CurveSeries[], plot: Plot, at: number): ReadAt {
  const { area, x, y, xAxis, yAxis } = plot;
  const heights = series.map((one) => y(valueAt(one, at))).filter(Number.isFinite);
  const rows = series.map((one) => {
    const value = valueAt(one, at);
    return {
      name: series.length > 1 ? one.label : undefined,
      color: one.color,
      value: axisValue(yAxis, value),
      note: Number.isFinite(value) ? intervalNote(one, yAxis, at, value) : undefined,
    };
  });
  return {
    x: x(at),
    y: Math.max(area.top, Math.min(area.bottom, ...heights)),
    rows,
    place: `at ${axisPlace(xAxis, at)}`,
  };
}

/** "± 3.9 points" if the interval is symmetric, otherwise its ends. */
function intervalNote(series: CurveSeries, axis: AxisSpec, at: number, value: number): string | undefined {
  const half = halfAt(series, at);
  if (half !== null) return halfText(axis, half);
  if (!series.band) return undefined;
  const [low, high] = bandAt(series.band, series.x, at);
  if (!Number.isFinite(low) || !Number.isFinite(high)) return undefined;
  const isEven = Math.abs(high - value - (value - low)) < 0.02 * (high - low);
  if (!isEven) return `(95%: ${axisValue(axis, low)} to ${axisValue(axis, high)})`;
  return halfText(axis, (high - low) / 2);
}

/** Half the 95% interval at a place; null where none is known. */
function halfAt({ x, half }: CurveSeries, at: number): number | null {
  const found = half === undefined ? Number.NaN : valueAt({ x, y: half }, at);
  return Number.isFinite(found) ? found : null;
}

function bandAt(band: NonNullable<CurveSeries['band']>, xs: ArrayLike<number>, at: number): [number, number] {
  return [valueAt({ x: xs, y: band.low }, at), valueAt({ x: xs, y: band.high }, at)];
}
