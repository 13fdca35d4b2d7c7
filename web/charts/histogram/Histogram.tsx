import { useMemo, useState } from 'react';
import { Axes } from '../frame/Axes.tsx';
import { Chart } from '../frame/Chart.tsx';
import { useShownSeries } from '../frame/hidden.ts';
import type { ReadAt } from '../frame/Reading.tsx';
import { keyLine } from '../gestures/keys.ts';
import type { Point } from '../gestures/point.ts';
import { useFinger } from '../gestures/pointing.ts';
import { useLook } from '../layout/look.ts';
import { LINE_HEIGHT, NOTE_SIZE, textWidth } from '../layout/text.ts';
import { titlesOf } from '../layout/titles.ts';
import { type ChartSize, type Plot, usePlot } from '../layout/usePlot.ts';
import { type AxisSpec, axisValue, dataRange, halfText } from '../scales/axis.ts';
import { barTop, binIndex, logFloor, outlinePath } from './bars.ts';
import styles from './Histogram.module.css';
import { Means } from './Means.tsx';
import type { HistogramSeries } from './series.ts';

interface HistogramProps extends ChartSize {
  x: AxisSpec;
  y: AxisSpec;
  /** Edges of the bins, shared by all series: one more than there are bins. */
  edges: ArrayLike<number>;
  series: readonly HistogramSeries[];
  /** Outlines that overlap, or bars side by side. */
  look?: 'outline' | 'bars' | undefined;
  /** Name of the bar for values that are exactly zero, such as "no wait". */
  zeroLabel?: string | undefined;
}

/** Index of a bin; -1 is the bar for values of exactly zero. */
type Bin = number;

export function Histogram(given: HistogramProps) {
  const props = { ...given, series: useShownSeries(given.series) };
  const { x: xAxis, y: yAxis, edges, series, look = 'outline', zeroLabel } = props;
  const [bin, setBin] = useState<Bin | null>(null);
  const isFinger = useFinger();
  const isMini = useLook() === 'mini';
  const zeroWidth = zeroLabel ? Math.ceil(Math.max(36, textWidth(zeroLabel, NOTE_SIZE) + 4)) : 0;
  const lists = useMemo(
    () => series.flatMap(({ counts, zero }) => (zero === undefined ? [counts] : [counts, [zero]])),
    [series],
  );
  const [, most] = dataRange(lists, [0, 0]);
  const yRange: [number, number] = [yAxis.scale === 'log' ? logFloor(lists) : 0, most || 1];
  const xDomain = useMemo(
    () => ({ domain: [edges[0] ?? 0, edges[edges.length - 1] ?? 1] as const, ...xAxis }),
    [edges, xAxis],
  );
  const whiskers = series.filter(({ mean }) => mean !== undefined).length;
  const plot = usePlot({
    aspect: 0.45,
    ...props,
    x: xDomain,
    xRange: [0, 1],
    yRange,
    extra: { left: zeroLabel ? zeroWidth + 14 : 0, top: whiskers > 0 ? whiskers * LINE_HEIGHT : 0 },
  });
  const { area, x, y } = plot;
  const titles = titlesOf(plot);
  const bins = edges.length - 1;

  const step = (by: number) => {
    const first = zeroLabel ? -1 : 0;
    setBin((old) => Math.min(bins - 1, Math.max(first, (old ?? first - Math.sign(by)) + by)));
  };
  const keys = [
    keyLine({ ArrowLeft: -1, ArrowRight: 1 }, 'read the previous bar, the next bar', step),
    keyLine({ Home: -Infinity, End: Infinity }, 'the first bar, the last', step),
    { keys: ['Escape'], does: 'end the reading', act: () => setBin(null) },
  ];

  return (
    <Chart
      sizeRef={plot.ref}
      width={plot.width}
      height={plot.height}
      label={`Distribution of ${xAxis.label}`}
      keys={keys}
      readout={bin === null ? null : binText(props, bin)}
      reading={bin === null ? null : binReading(props, plot, bin, zeroWidth)}
      titles={titles}
      hint={`${isFinger ? 'Tap' : 'Point at'} a bin to read it.`}
      onPoint={(at) => setBin(binAt(props, plot, at))}
      onLeave={() => setBin(null)}
      onFocus={() => setBin((old) => old ?? (zeroLabel ? -1 : 0))}
    >
      <rect width={plot.width} height={plot.height} fill="transparent" />
      <Axes plot={plot} titles={titles} />
      {bin !== null && bin < bins && (
        <rect
          data-transient=""
          className={styles.current}
          x={bin < 0 ? area.left + 2 : x(edges[bin] ?? 0)}
          width={bin < 0 ? zeroWidth + 4 : Math.max(1, x(edges[bin + 1] ?? 0) - x(edges[bin] ?? 0))}
          y={area.top}
          height={area.height}
        />
      )}
      {look === 'bars' ? (
        <Bars series={series} edges={edges} plot={plot} />
      ) : (
        series.map((one) => (
          <path
            key={one.id}
            className={styles.outline}
            d={outlinePath(edges, one.counts, x, y, area.bottom)}
            fill={one.isOutline ? 'none' : one.color}
            stroke={one.color}
            strokeDasharray={one.dash}
          />
        ))
      )}
      {zeroLabel && !isMini && <ZeroBars series={series} plot={plot} width={zeroWidth} label={zeroLabel} />}
      {!isMini && <Means series={series} axis={xAxis} plot={plot} />}
    </Chart>
  );
}

/** The bin at a point of the chart; null outside the axes. */
function binAt({ edges, zeroLabel }: HistogramProps, { area, x }: Plot, at: Point): Bin | null {
  if (at.y < area.top - 8 || at.y > area.bottom + 8 || at.x < area.left || at.x > area.right + 4) return null;
  if (at.x < x.range[0] - 7) return zeroLabel ? -1 : null;
  const found = binIndex(edges, Math.max(edges[0] ?? 0, x.invert(at.x)));
  return found < 0 ? null : found;
}

function Bars({
  series,
  edges,
  plot: { x, y, area },
}: Pick<HistogramProps, 'series' | 'edges'> & { plot: Plot }) {
  return series.map((one, place) => (
    <g key={one.id} fill={one.color}>
      {Array.from(one.counts, (count, i) => {
        const [from, to] = [x(edges[i] ?? 0), x(edges[i + 1] ?? 0)];
        const gap = to - from > 6 ? 1 : 0;
        const width = Math.max(0.5, (to - from - 2 * gap) / series.length);
        const top = barTop(count, y, area.bottom);
        return (
          <rect
            key={edges[i]}
            x={from + gap + place * width}
            width={width}
            y={top}
            height={area.bottom - top}
          />
        );
      })}
    </g>
  ));
}

interface ZeroBarsProps {
  series: readonly HistogramSeries[];
  plot: Plot;
  width: number;
  label: string;
}

/** The bars for exactly zero stand apart from the axis: each is a probability mass, not a density. */
function ZeroBars({ series, plot: { area, y }, width, label }: ZeroBarsProps) {
  const middle = area.left + 4 + width / 2;
  const bar = Math.min(16, (width - 4) / Math.max(1, series.length));
  return (
    <g>
      {series.map((one, i) => {
        const top = barTop(one.zero ?? 0, y, area.bottom);
        const left = middle + (i - series.length / 2) * bar;
        return (
          <rect
            key={one.id}
            className={styles.zero}
            x={left + 1}
            y={top}
            width={Math.max(0, bar - 2)}
            height={area.bottom - top}
            fill={one.isOutline ? 'none' : one.color}
            stroke={one.color}
            strokeDasharray={one.dash}
          />
        );
      })}
      <line
        className={styles.divide}
        x1={area.left + width + 10}
        x2={area.left + width + 10}
        y1={area.top}
        y2={area.bottom}
      />
      <text className={styles.tick} x={middle} y={area.bottom + 18} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}

function binPlace({ x, edges, zeroLabel = '' }: HistogramProps, bin: Bin): string {
  if (bin < 0) return zeroLabel;
  return `${x.label} ${axisValue({ ...x, unit: '' }, edges[bin] ?? 0)} to ${axisValue(x, edges[bin + 1] ?? 0)}`;
}

/** The read-out of a bin, above its highest bar. */
function binReading(props: HistogramProps, { area, x, y }: Plot, bin: Bin, zeroWidth: number): ReadAt {
  const values = props.series.map(({ counts, zero }) =>
    bin < 0 ? (zero ?? 0) : (counts[bin] ?? Number.NaN),
  );
  const middle =
    bin < 0 ? area.left + 4 + zeroWidth / 2 : (x(props.edges[bin] ?? 0) + x(props.edges[bin + 1] ?? 0)) / 2;
  return {
    x: middle,
    y: Math.max(
      area.top,
      Math.min(area.bottom, ...values.filter((value) => value > 0).map((value) => y(value))),
    ),
    rows: props.series.map(({ label, color }, i) => ({
      name: props.series.length > 1 ? label : undefined,
      color,
      value: axisValue(props.y, values[i] ?? Number.NaN),
      note: halfNote(props, i, bin),
    })),
    place: binPlace(props, bin),
  };
}

function halfNote({ y, series }: HistogramProps, i: number, bin: Bin): string | undefined {
  const half = bin < 0 ? series[i]?.zeroHalf : series[i]?.half?.[bin];
  return half === undefined || Number.isNaN(half) ? undefined : halfText(y, half);
}

function binText(props: HistogramProps, bin: Bin): string {
  const { y, series } = props;
  const place = binPlace(props, bin);
  const values = series.map(({ label, counts, zero }, i) => {
    const value = bin < 0 ? (zero ?? 0) : (counts[bin] ?? Number.NaN);
    return [`${label} ${axisValue(y, value)}`, halfNote(props, i, bin) ?? []].flat().join(' ');
  });
  return `${place}: ${values.join(' · ')}`;
}
