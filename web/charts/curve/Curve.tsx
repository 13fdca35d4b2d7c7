import { type ComponentProps, useId, useMemo } from 'react';
import { Axes } from '../frame/Axes.tsx';
import { Chart } from '../frame/Chart.tsx';
import { useShownSeries } from '../frame/hidden.ts';
import { type KeyLine, keyLine } from '../gestures/keys.ts';
import type { Point } from '../gestures/point.ts';
import { useFinger } from '../gestures/pointing.ts';
import { useReadValue } from '../gestures/useReadValue.ts';
import type { Box } from '../layout/box.ts';
import frameStyles from '../layout/Chart.module.css';
import { useLook } from '../layout/look.ts';
import { type Corner, titlesOf } from '../layout/titles.ts';
import { titleWidth } from '../layout/titleWidth.ts';
import { useCornerPlot } from '../layout/useCornerPlot.ts';
import type { ChartSize, Plot } from '../layout/usePlot.ts';
import { Discs } from '../marks/Discs.tsx';
import { type Marker, Markers, type Reference, References } from '../marks/Marks.tsx';
import { boxesOfPoints, NOTHING_STATED, type StatedMarks, StatedPoints } from '../marks/Stated.tsx';
import { type AxisSpec, axisTitle, dataRange } from '../scales/axis.ts';
import styles from './Curve.module.css';
import { type CurvePoint, DragPoint, snapped } from './DragPoint.tsx';
import { alternatingDashes } from './names/coinciding.ts';
import { isFree, type Remark } from './names/remarkPlace.ts';
import { readAt, readoutText } from './reading.ts';
import { LineNames, RemarkWords } from './sentences.ts';
import { type CurveSeries, nearestSample, seriesPaths, valueAt } from './series.ts';

interface CurveProps extends ChartSize {
  x: AxisSpec;
  y: AxisSpec;
  series: readonly CurveSeries[];
  references?: readonly Reference[] | undefined;
  markers?: readonly Marker[] | undefined;
  /** Values that a paper states. */
  stated?: StatedMarks | undefined;
  /** Least upper end of the vertical axis. */
  upTo?: number | undefined;
  zeroLine?: boolean | undefined;
  /** The control in the plot's corner that chooses which curves are drawn. */
  corner?: Corner | undefined;
  point?: CurvePoint | undefined;
  /** A remark on a single curve, drawn where several curves would have their names. */
  remark?: Remark | undefined;
  /** Called while the point is dragged. */
  onMove?: ((x: number) => void) | undefined;
  /** Called when the point is released. */
  onCommit?: ((x: number) => void) | undefined;
}

function verticalRange({ series, references = [], stated, y, zeroLine, upTo }: CurveProps): [number, number] {
  const lists = series.flatMap((one) => [one.y, ...(one.band ? [one.band.low, one.band.high] : [])]);
  const values = references.map(({ value }) => value);
  values.push(...(stated?.points ?? []).map((point) => point.y));
  if (zeroLine) values.push(0);
  if (upTo !== undefined) values.push(upTo);
  return dataRange([...lists, values], undefined, y.scale === 'log');
}

/** Lines over a common axis, with bands, references, and the current point to drag. */
export function Curve(given: CurveProps) {
  const { stated = NOTHING_STATED } = given;
  const props = {
    ...given,
    series: useShownSeries(given.series),
    references: [...(given.references ?? []), ...stated.levels],
    markers: [...(given.markers ?? []), ...stated.uprights],
  };
  const { x: xAxis, y: yAxis, series, references, markers, point, onMove, onCommit } = props;
  const isFinger = useFinger();
  const plot = useCurvePlot(props, stated);
  const { area, x, y } = plot;
  const [cross, setCross] = useReadValue(x);
  const titles = titlesOf(plot, { corner: props.corner });
  const corner = titles.find(({ key }) => key === 'corner');
  // a corner word one line below the axis title is low enough to meet the labels of upright lines
  const upright = { ...uprightOf(props, plot), toAbove: corner?.left };
  const level = { items: references, area, y, isFree: upright.isFree };
  const statedPoints = { points: stated.points, area, x, y };
  // a point on a hidden series stands on the axis
  const owner = point?.series === undefined ? series[0] : series.find(({ id }) => id === point.series);

  const target = point && cross !== null ? snapped(point, x, cross) : null;
  const go = () => {
    if (target !== null) onCommit?.(target);
  };
  /** The read-out ends when the handle is taken. */
  const take = (to: number) => {
    setCross(null);
    onMove?.(to);
  };
  const read = (by: number) => setCross(steppedFrom(series, plot, cross, by));
  const keys = readingKeys(read, point && go, () => setCross(null));

  return (
    <Chart
      sizeRef={plot.ref}
      width={plot.width}
      height={plot.height}
      label={`${yAxis.label} against ${xAxis.label}`}
      keys={keys}
      readout={cross === null ? null : readoutText(series, xAxis, yAxis, cross)}
      reading={cross === null ? null : readAt(series, plot, cross)}
      titles={titles}
      hint={point && hintFor(isFinger)}
      go={point && onCommit && { onGo: go, isThere: target === point.x }}
      onPoint={(at) => setCross(isInReach(area, at) ? nearestX(series, x.invert(at.x)) : null)}
      onLeave={() => setCross(null)}
      onClick={
        point &&
        onCommit &&
        ((at) => {
          // a press beside the handle moves it there
          if (at.x < area.left || at.x > area.right || at.y > area.bottom) return;
          onCommit(snapped(point, x, x.invert(at.x)));
        })
      }
      onFocus={() => setCross(nearestX(series, point?.x ?? x.domain[0]))}
    >
      <Axes plot={plot} zero={props.zeroLine ?? false} titles={titles} />
      <Lines series={series} plot={plot} isRead={cross !== null} />
      <References {...level} />
      <Markers
        {...upright}
        isClear={(from, to, bottom) => cross === null && isClear(series, plot, from, to, bottom)}
      />
      {cross === null && (
        <Labels
          series={series}
          plot={plot}
          references={level}
          markers={upright}
          occupied={boxesOfPoints(statedPoints)}
          hasZeroLine={props.zeroLine}
          handle={point && owner ? [x(point.x), y(heightOf(owner, point))] : undefined}
          remark={props.remark}
          uprights={[...markers.map(({ value }) => x(value)), ...(point ? [x(point.x)] : [])]}
        />
      )}
      {cross !== null && <Crosshair series={series} plot={plot} at={cross} />}
      {point && (
        <DragPoint
          point={point}
          value={owner ? heightOf(owner, point) : Number.NaN}
          area={area}
          x={x}
          y={y}
          xAxis={xAxis}
          yAxis={yAxis}
          onMove={take}
          onCommit={onCommit}
        />
      )}
      <StatedPoints {...statedPoints} />
    </Chart>
  );
}

/** Height of the point on its curve, in the axis' unit. */
function heightOf(owner: CurveSeries, point: CurvePoint): number {
  return point.y ?? valueAt(owner, point.x);
}

/** The vertical lines, and what their labels avoid. */
function uprightOf({ markers = [], series, point, y: yAxis, zeroLine }: CurveProps, plot: Plot) {
  const { area, x } = plot;
  return {
    items: markers,
    area,
    x,
    zero: zeroLine ? plot.y(0) : undefined,
    uprights: point ? [x(point.x)] : undefined,
    isFree: (words: Box) => series.every((one) => isFree(one, words, plot)),
    fromAbove: titleWidth(axisTitle(yAxis), yAxis.choose) + 12,
  };
}

/** The plot, with as many lines above it as the word in the corner needs. */
function useCurvePlot(props: CurveProps, stated: StatedMarks): Plot {
  const { x: xAxis, series, corner } = props;
  const xRange = useMemo(
    () => dataRange([...series.map((one) => one.x), placesOf(stated)], undefined, xAxis.scale === 'log'),
    [series, stated, xAxis],
  );
  return useCornerPlot({ ...props, xRange, yRange: verticalRange(props) }, corner);
}

interface SeriesProps {
  series: readonly CurveSeries[];
  plot: Plot;
}

/** Bands, the lines over them, and samples that no line joins. */
function Lines({ series, plot, isRead }: SeriesProps & { isRead: boolean }) {
  const { area, x, y } = plot;
  const clip = useId();
  const isMini = useLook() === 'mini';
  const paths = useMemo(() => series.map((one) => seriesPaths(one, x, y)), [series, x, y]);
  const turns = useMemo(
    () => alternatingDashes(isMini ? [] : series, { area, x, y }),
    [isMini, series, area, x, y],
  );
  return (
    <>
      <clipPath id={clip}>
        <rect x={area.left} y={area.top - 2} width={area.width + 2} height={area.height + 4} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {series.map((one, i) =>
          one.isBandQuiet && !isRead ? null : (
            <path key={one.id} className={styles.band} d={paths[i]?.band} fill={one.color} />
          ),
        )}
        {series.map((one, i) => (
          <path
            key={one.id}
            className={styles.line}
            d={paths[i]?.line}
            stroke={one.color}
            strokeWidth={isMini ? Math.min(1.75, one.width ?? 1.75) : (one.width ?? 2.25)}
            strokeDasharray={one.dash ?? turns.get(one.id)}
          />
        ))}
      </g>
      {series.map((one, i) => (
        <Discs
          key={one.id}
          className={styles.sample}
          places={one.dots ? samples(one, plot) : (paths[i]?.lone ?? [])}
          // a series of one sample has a larger disc, since no line leads to it
          radius={one.x.length === 1 ? 6 : 4}
          fill={one.color}
        />
      ))}
    </>
  );
}

interface LabelsProps extends ComponentProps<typeof LineNames> {
  plot: Plot;
  remark: Remark | undefined;
  /** Vertical lines that the remark avoids (px). */
  uprights: readonly number[];
}

/** The names of several curves, or the remark on a single one. */
function Labels({ remark, uprights, ...names }: LabelsProps) {
  const { series, plot } = names;
  if (useLook() === 'mini') return null;
  if (series.length > 1) return <LineNames {...names} />;
  return remark && series.length === 1 ? (
    <RemarkWords remark={remark} series={series} plot={plot} uprights={uprights} />
  ) : null;
}

/** The x that is read, as a vertical line with a disc on each series. */
function Crosshair({ series, plot: { area, x, y }, at }: SeriesProps & { at: number }) {
  return (
    <g data-transient="">
      <line className={frameStyles.crosshair} x1={x(at)} x2={x(at)} y1={area.top} y2={area.bottom} />
      {series.map((one) => {
        const value = y(valueAt(one, at));
        return value >= area.top && value <= area.bottom ? (
          <circle key={one.id} className={styles.sample} cx={x(at)} cy={value} r={5} fill={one.color} />
        ) : null;
      })}
    </g>
  );
}

function hintFor(isFinger: boolean): string {
  return `${isFinger ? 'Tap' : 'Point at'} the curve to read it; drag the circle to change the value.`;
}

/** The keys that read samples and, on a curve with a point, move the point to the sample. */
function readingKeys(
  read: (by: number) => void,
  go: (() => void) | undefined,
  end: () => void,
): readonly KeyLine[] {
  return [
    keyLine({ ArrowLeft: -1, ArrowRight: 1 }, 'read the previous point, the next point', read),
    keyLine({ PageUp: 10, PageDown: -10 }, 'ten points on, ten back', read),
    keyLine({ Home: -Infinity, End: Infinity }, 'the first point, the last', read),
    ...(go
      ? [
          { keys: ['Enter'], does: 'go there', act: go },
          { keys: ['Tab'], does: 'the circle, which the arrow keys move' },
        ]
      : []),
    { keys: ['Escape'], does: 'end the reading', act: end },
  ];
}

/** Whether a point of the chart is on the axes, or a few pixels beside them. */
function isInReach({ left, right, top, bottom }: Plot['area'], { x, y }: Point): boolean {
  return x >= left - 12 && x <= right + 12 && y >= top - 12 && y <= bottom + 12;
}

/** The x values of all stated points and lines: the axis must reach as far. */
function placesOf({ points, uprights }: StatedMarks): number[] {
  return [...points.map(({ x }) => x), ...uprights.map(({ value }) => value)];
}

function samples(series: CurveSeries, { x, y }: Plot): [number, number][] {
  return Array.from(series.x, (value, i): [number, number] => [
    x(value),
    y(series.y[i] ?? Number.NaN),
  ]).filter(([, at]) => Number.isFinite(at));
}

/** The sampled x nearest to the wanted one: read-outs show computed values, not interpolated ones. */
function nearestX(series: readonly CurveSeries[], wanted: number): number | null {
  let best: number | null = null;
  for (const { x } of series) {
    const value = x[nearestSample(x, wanted)];
    if (value !== undefined && (best === null || Math.abs(value - wanted) < Math.abs(best - wanted)))
      best = value;
  }
  return best;
}

/** The sampled x that is `by` points on; the nearest one if none is read yet. */
function steppedFrom(
  series: readonly CurveSeries[],
  { x }: Plot,
  cross: number | null,
  by: number,
): number | null {
  const xs = series[0]?.x ?? [];
  const from = nearestSample(xs, cross ?? x.domain[0]);
  return xs[Math.min(xs.length - 1, Math.max(0, cross === null ? from : from + by))] ?? null;
}

/** Whether no line and no band rises above `bottom` (px) between two positions. */
function isClear(
  series: readonly CurveSeries[],
  { x, y }: Plot,
  from: number,
  to: number,
  bottom: number,
): boolean {
  const [first, last] = [x.invert(from), x.invert(to)];
  return series.every((one) => {
    const highest = one.band?.high ?? one.y;
    return Array.from(one.x).every((at, i) => at < first || at > last || !(y(highest[i] ?? 0) < bottom));
  });
}
