import { useMemo } from 'react';
import { LineNames } from '../curve/sentences.ts';
import { Axes } from '../frame/Axes.tsx';
import { Chart } from '../frame/Chart.tsx';
import { useShownSeries } from '../frame/hidden.ts';
import type { ReadAt } from '../frame/Reading.tsx';
import { keyLine } from '../gestures/keys.ts';
import { useFinger } from '../gestures/pointing.ts';
import { useReadValue } from '../gestures/useReadValue.ts';
import { barTop, logFloor } from '../histogram/bars.ts';
import frameStyles from '../layout/Chart.module.css';
import { useLook } from '../layout/look.ts';
import { type Corner, titlesOf } from '../layout/titles.ts';
import { useCornerPlot } from '../layout/useCornerPlot.ts';
import type { ChartSize, Plot } from '../layout/usePlot.ts';
import { Decoration } from '../marks/Decoration.tsx';
import { Discs } from '../marks/Discs.tsx';
import { type Marker, Markers } from '../marks/Marks.tsx';
import { NOTHING_STATED, type StatedMarks, StatedPoints } from '../marks/Stated.tsx';
import { type AxisSpec, axisValue, dataRange, halfText } from '../scales/axis.ts';
import { densityAt, halfAt, type IntegerDensity, massRange } from '../scales/mass.ts';
import styles from './DensityBars.module.css';

export interface DensitySeries extends IntegerDensity {
  id: string;
  label: string;
  color: string;
  /** Colour of the bar at k, if the two sides differ. */
  colorAt?: ((k: number) => string) | undefined;
  dash?: string | undefined;
  /** False for a line without dots: a theoretical distribution beside what was measured. */
  dots?: boolean | undefined;
  /** Whether the line has no name beside it. */
  isQuiet?: boolean | undefined;
  /** Whether a zero value is drawn as a stroke on the axis: for values counted at each k, not for frequencies of k. */
  hasZeros?: boolean | undefined;
}

interface DensityBarsProps extends ChartSize {
  /** The integer axis: displacement, occupancy, extent. */
  x: AxisSpec;
  y: AxisSpec;
  series: readonly DensitySeries[];
  /** By default bars for one series, lines with dots for several. */
  look?: 'bars' | 'lines' | undefined;
  /** Share of the mass that the axis must cover if it names no domain. */
  mass?: number | undefined;
  /**
   * Cuts off the bar at zero, which on a calm path holds almost everything, and labels it, so that the rest
   * is visible.
   */
  muteZero?: boolean | undefined;
  /** Vertical lines, such as the mean displacement. */
  markers?: readonly Marker[] | undefined;
  /** Values that a paper states. */
  stated?: StatedMarks | undefined;
  /** The control in the plot's corner that chooses which densities are drawn. */
  corner?: Corner | undefined;
  /** Names of the two sides, such as ["early", "late"]. */
  sides?: readonly [string, string] | undefined;
}

/** A density over whole numbers, such as the reorder density: early left of zero, late right of it. */
export function DensityBars(given: DensityBarsProps) {
  const props = { ...given, series: useShownSeries(given.series) };
  const { x: xAxis, y: yAxis, series, mass, muteZero = false, markers = [], sides } = props;
  const look = props.look ?? (given.series.length > 1 ? 'lines' : 'bars');
  const isFinger = useFinger();
  const isMini = useLook() === 'mini';
  const [low, high] = useMemo(() => massRange(series, mass), [series, mass]);
  const axis = useMemo(
    () => ({ domain: [low - 0.6, high + 0.6] as const, integer: true, ...xAxis }),
    [xAxis, low, high],
  );
  const heights = useMemo(() => {
    const shown = (all: readonly DensitySeries[]) =>
      all.map(({ from, values }) =>
        muteZero ? Array.from(values, (value, i) => (from + i === 0 ? 0 : value)) : values,
      );
    const [, most] = dataRange(shown(series), [0, 0]);
    // a theoretical distribution extends below any count
    const counted = series.filter(({ dots }) => dots !== false);
    return { most: most || 1, floor: logFloor(shown(counted.length > 0 ? counted : series)) };
  }, [series, muteZero]);
  const log = yAxis.scale === 'log';
  const plot = useCornerPlot(
    {
      aspect: 0.45,
      ...props,
      x: axis,
      xRange: [low, high],
      yRange: [log ? heights.floor : 0, heights.most],
      extra: { top: sides ? 16 : 0 },
    },
    props.corner,
  );
  const { area, x, y } = plot;
  const [current, setCurrent] = useReadValue(x);
  const titles = titlesOf(plot, { corner: props.corner });
  const [from, to] = [Math.ceil(x.domain[0]), Math.floor(x.domain[1])];

  const step = (by: number) => setCurrent((old) => Math.min(to, Math.max(from, old === null ? 0 : old + by)));
  const keys = [
    keyLine({ ArrowLeft: -1, ArrowRight: 1 }, 'read the previous value, the next value', step),
    keyLine({ PageUp: 10, PageDown: -10 }, 'ten on, ten back', step),
    { keys: ['Escape'], does: 'end the reading', act: () => setCurrent(null) },
  ];

  return (
    <Chart
      sizeRef={plot.ref}
      width={plot.width}
      height={plot.height}
      label={`${yAxis.label} over ${xAxis.label}`}
      keys={keys}
      readout={current === null ? null : densityText(props, current)}
      reading={current === null ? null : densityReading(props, plot, current)}
      titles={titles}
      hint={`${isFinger ? 'Tap' : 'Point at'} the density to read it.`}
      onPoint={(at) => {
        const inside =
          at.x >= area.left && at.x <= area.right && at.y >= area.top - 20 && at.y <= area.bottom + 8;
        setCurrent(inside ? Math.min(to, Math.max(from, Math.round(x.invert(at.x)))) : null);
      }}
      onLeave={() => setCurrent(null)}
      onFocus={() => setCurrent((old) => old ?? 0)}
    >
      <rect width={plot.width} height={plot.height} fill="transparent" />
      <Axes plot={plot} titles={titles} />
      {sides && !isMini && <Sides names={sides} plot={plot} />}
      {current !== null && (
        <rect
          data-transient=""
          className={styles.current}
          x={x(current - 0.5)}
          width={Math.max(2, x(current + 0.5) - x(current - 0.5))}
          y={area.top}
          height={area.height}
        />
      )}
      {series.map((one, i) =>
        look === 'bars' ? (
          <Bars key={one.id} one={one} place={i} count={series.length} plot={plot} muteZero={muteZero} />
        ) : (
          <Line key={one.id} one={one} plot={plot} />
        ),
      )}
      {muteZero && look === 'bars' && !isMini && <ZeroNote series={series} plot={plot} yAxis={yAxis} />}
      <StatedPoints points={(props.stated ?? NOTHING_STATED).points} area={area} x={x} y={y} />
      <Markers items={markers} area={area} x={x} />
      {look === 'lines' && !isMini && current === null && <Names series={series} plot={plot} />}
    </Chart>
  );
}

/** The names of the lines, where they have room. */
function Names({ series, plot }: { series: readonly DensitySeries[]; plot: Plot }) {
  const { area, y } = plot;
  const lines = series.map(({ id, label, color, isQuiet, from, values }) => ({
    id,
    label,
    color,
    isQuiet,
    x: Float64Array.from(values, (_, i) => from + i),
    y: values,
  }));
  // on a logarithmic axis a line's zeros lie on the foot of the plot
  const inside = (value: number) => Math.max(area.top, barTop(value, y, area.bottom));
  return <LineNames series={lines} plot={{ ...plot, y: inside }} />;
}

function Sides({
  names: [before, after],
  plot: { x, area },
}: {
  names: readonly [string, string];
  plot: Plot;
}) {
  return (
    <Decoration>
      <text className={styles.side} x={x(0) - 12} y={area.top - 6} textAnchor="end">
        {`← ${before}`}
      </text>
      <text className={styles.side} x={x(0) + 12} y={area.top - 6}>
        {`${after} →`}
      </text>
    </Decoration>
  );
}

/** Height of the stroke for a zero value (px). */
const STROKE = 2;

interface BarsProps {
  one: DensitySeries;
  place: number;
  count: number;
  plot: Plot;
  muteZero: boolean;
}

function Bars({ one, place, count, plot: { x, y, area }, muteZero }: BarsProps) {
  const slot = x(1) - x(0);
  const width = Math.max(0.75, (slot * (slot > 4 ? 0.78 : 1)) / count);
  const shown: number[] = [];
  for (let k = Math.ceil(x.domain[0]); k <= x.domain[1]; k++) {
    if (densityAt(one, k) > 0 || (one.hasZeros && one.values[k - one.from] === 0)) shown.push(k);
  }
  return (
    <g fill={one.color} stroke="none">
      {shown.map((k) => {
        const end = barTop(densityAt(one, k), y, area.bottom);
        const top = Math.max(area.top, one.hasZeros ? Math.min(end, area.bottom - STROKE) : end);
        const left = x(k) + (place - count / 2) * width;
        return (
          <rect
            key={k}
            className={k === 0 && muteZero ? styles.muted : undefined}
            x={left}
            y={top}
            width={width}
            height={area.bottom - top}
            fill={one.colorAt?.(k)}
          />
        );
      })}
    </g>
  );
}

/** The value of the cut bar, and two slanted strokes that show the cut. */
function ZeroNote({
  series,
  plot,
  yAxis,
}: {
  series: readonly DensitySeries[];
  plot: Plot;
  yAxis: AxisSpec;
}) {
  const { x, y, area } = plot;
  const cut = series.filter((one) => y(densityAt(one, 0)) < area.top);
  if (cut.length === 0) return null;
  const width = Math.max(10, x(1) - x(0));
  return (
    <g>
      {[0, 6].map((shift) => (
        <path
          key={shift}
          className={styles.cut}
          d={`M${x(0) - width / 2} ${area.top + 22 + shift}l${width} -6`}
        />
      ))}
      <text className={frameStyles.note} x={x(0) + width / 2 + 5} y={area.top + 24}>
        {cut.map((one) => axisValue({ ...yAxis, readout: '.3~p' }, densityAt(one, 0))).join(', ')}
        {' at 0'}
      </text>
    </g>
  );
}

function Line({ one, plot: { x, y, area } }: { one: DensitySeries; plot: Plot }) {
  const [from, to] = [Math.ceil(x.domain[0]), Math.floor(x.domain[1])];
  let path = '';
  const dots: [number, number][] = [];
  for (let k = from; k <= to; k++) {
    const top = Math.max(area.top, barTop(densityAt(one, k), y, area.bottom));
    path += `${path ? 'L' : 'M'}${x(k).toFixed(1)} ${top.toFixed(1)}`;
    dots.push([x(k), top]);
  }
  return (
    <g>
      <path className={styles.line} d={path} stroke={one.color} strokeDasharray={one.dash} />
      {one.dots !== false && x(1) - x(0) > 9 && <Discs places={dots} radius={2.75} fill={one.color} />}
    </g>
  );
}

/** The values at k as a read-out, above the highest mark there. */
function densityReading(props: DensityBarsProps, { area, x, y }: Plot, k: number): ReadAt {
  const { y: yAxis, series } = props;
  const tops = series
    .map((one) => densityAt(one, k))
    .filter((value) => value > 0)
    .map((value) => y(value));
  return {
    x: x(k),
    y: Math.max(area.top, Math.min(area.bottom, ...tops)),
    rows: series.map((one) => ({
      name: series.length > 1 ? one.label : undefined,
      color: one.color,
      value: axisValue(yAxis, densityAt(one, k)),
      note: halfNote(yAxis, one, k),
    })),
    place: densityPlace(props, k),
    // a background, since the words lie over bars
    isBoxed: true,
  };
}

/** The place that is read: "Displacement 3 packets (late)". */
function densityPlace({ x, sides }: DensityBarsProps, k: number): string {
  const side = sides && k !== 0 ? ` (${k < 0 ? sides[0] : sides[1]})` : '';
  return `${x.label} ${axisValue(x, k)}${side}`;
}

function halfNote(axis: AxisSpec, one: DensitySeries, k: number): string | undefined {
  const half = halfAt(one, k);
  return half === undefined ? undefined : halfText(axis, half);
}

function densityText(props: DensityBarsProps, k: number): string {
  const { y, series } = props;
  const values = series.map((one) => {
    const name = series.length > 1 ? `${one.label} ` : `${y.label} `;
    return [name + axisValue(y, densityAt(one, k)), halfNote(y, one, k) ?? []].flat().join(' ');
  });
  return `${densityPlace(props, k)}: ${values.join(' · ')}`;
}
