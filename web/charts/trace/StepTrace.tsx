import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { Axes } from '../frame/Axes.tsx';
import { type AxisSpec, axisValue, dataRange, type Scale } from '../frame/axis.ts';
import frameStyles from '../frame/Chart.module.css';
import { Chart, type Point } from '../frame/Chart.tsx';
import { Decoration } from '../frame/Decoration.tsx';
import { type Reference, References } from '../frame/Marks.tsx';
import { fittedRange, type Range, rangeAfterKey } from '../frame/range.ts';
import { type Steps, stepPath, stepValue } from '../frame/steps.ts';
import { TICK_SIZE } from '../frame/text.ts';
import { axisTicks } from '../frame/ticks.ts';
import { type Area, type ChartSize, usePlot } from '../frame/usePlot.ts';
import { RangeBar } from './RangeBar.tsx';
import styles from './StepTrace.module.css';

export interface StepSeries extends Steps {
  id: string;
  label: string;
  color: string;
  dash?: string | undefined;
  /** Drawn as a dashed line with its name. */
  mean?: number | undefined;
  /** Time at which the series ends; left out: it goes on to the end of the range. */
  end?: number | undefined;
}

export interface StepTraceProps extends ChartSize {
  time: AxisSpec;
  value: AxisSpec;
  series: readonly StepSeries[];
  /** The receive window, for example. */
  limit?: { value: number; label: string } | undefined;
  /** All there is to see. */
  whole: Range;
  /** What is shown of it. */
  range: Range;
  onRange: (range: Range, phase: 'live' | 'commit') => void;
  /** A time marked in this chart and in others beside it. */
  cursor?: number | null | undefined;
  onCursor?: ((time: number | null) => void) | undefined;
  /** Each series on an axis of its own, one above the other. */
  lanes?: boolean | undefined;
}

interface Lane {
  area: Area;
  y: Scale;
  series: readonly StepSeries[];
}

/** Step series over a common time: occupancies, windows, queues. */
export function StepTrace(props: StepTraceProps) {
  const { time, value, series, limit, whole, range, onRange, cursor = null, onCursor, lanes = false } = props;
  const clip = useId();
  const brushFrom = useRef<number | null>(null);
  const [brush, setBrush] = useState<Range | null>(null);
  const [spoken, setSpoken] = useState<number | null>(null);
  const at = cursor ?? spoken;
  const zoomed = range[0] > whole[0] || range[1] < whole[1];
  const timeAxis = useMemo(
    () => ({ ...time, domain: [range[0], range[1]] as const }),
    [time, range[0], range[1]],
  );
  const [, most] = useMemo(
    () =>
      dataRange(
        series.map(({ values }) => values),
        [0, 0],
      ),
    [series],
  );
  // A window far above everything would press the traces flat: then it is only named.
  const limitInSight = limit !== undefined && limit.value <= most * 2.5;
  const plot = usePlot({
    aspect: lanes ? 0.6 : 0.42,
    ...props,
    x: timeAxis,
    y: value,
    xRange: range,
    yRange: [0, Math.max(most, limitInSight ? limit.value : 0)],
    extra: { top: 10 },
  });
  const { area, x } = plot;
  const tracks = useMemo(() => laneLayout(plot.area, plot.y, series, lanes), [plot, series, lanes]);

  const setCursor = (next: number | null) => {
    setSpoken(next);
    onCursor?.(next);
  };
  const timeAt = (point: Point) => Math.min(range[1], Math.max(range[0], x.invert(point.x)));
  const change = (next: Range | null) => onRange(next ? fittedRange(next, whole) : whole, 'commit');

  const onPoint = (point: Point) => {
    const inside = point.x >= area.left - 8 && point.x <= area.right + 8;
    setCursor(inside ? timeAt(point) : null);
    const from = brushFrom.current;
    if (from !== null) {
      const to = timeAt(point);
      const wide = Math.abs(x(to) - x(from)) > 4;
      setBrush(wide ? [Math.min(from, to), Math.max(from, to)] : null);
    }
  };
  const onPress = (point: Point, event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || point.x < area.left - 8 || point.y > area.bottom + 20) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    brushFrom.current = timeAt(point);
  };
  const onRelease = () => {
    brushFrom.current = null;
    if (brush) change(brush);
    setBrush(null);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = (range[1] - range[0]) / 100;
    const now = at ?? (range[0] + range[1]) / 2;
    const move = { ArrowRight: step, ArrowLeft: -step }[event.key];
    if (move !== undefined) {
      const next = Math.min(whole[1], Math.max(whole[0], now + move * (event.shiftKey ? 10 : 1)));
      // The cursor pushes the range along when it reaches its end.
      if (next < range[0] || next > range[1]) change([range[0] + (next - now), range[1] + (next - now)]);
      setCursor(next);
      return true;
    }
    const next = rangeAfterKey(event.key, range, now);
    if (next === undefined) return false;
    change(next);
    return true;
  };

  const inRange = at !== null && at >= range[0] && at <= range[1];
  return (
    <div className={styles.wrap}>
      <Chart
        sizeRef={plot.ref}
        width={plot.width}
        height={plot.height}
        label={`${value.label} over ${time.label}`}
        keys="Left and right arrows move in time, plus and minus zoom, Page Up and Down pan, Escape shows the whole."
        readout={inRange ? traceText(props, at) : null}
        isQuiet={cursor !== null && cursor !== spoken}
        hint={`Drag across to zoom in${zoomed ? '; double click shows the whole' : ''}.`}
        onPoint={onPoint}
        onPress={onPress}
        onRelease={onRelease}
        onLeave={() => {
          brushFrom.current = null;
          setBrush(null);
          setCursor(null);
        }}
        onDouble={() => change(null)}
        onBlur={() => setCursor(null)}
        onFocus={() => setCursor(at ?? (range[0] + range[1]) / 2)}
        onKey={onKey}
        cursor="col-resize"
      >
        <rect width={plot.width} height={plot.height} fill="transparent" />
        <clipPath id={clip}>
          <rect x={area.left} y={area.top - 2} width={area.width} height={area.height + 4} />
        </clipPath>
        <Axes plot={lanes ? { ...plot, yTicks: [] } : plot} />
        {lanes &&
          tracks.map((lane) => <LaneAxis key={lane.series[0]?.id ?? 'empty'} lane={lane} value={value} />)}
        {zoomed && (
          <RangeBar
            area={area}
            top={area.top - 9}
            range={range}
            whole={whole}
            onRange={(next, phase) => onRange(fittedRange(next, whole), phase)}
          />
        )}
        {tracks.map((lane) => (
          <Traces key={lane.series[0]?.id ?? 'empty'} lane={lane} range={range} x={x} clip={clip} />
        ))}
        {limit && !limitInSight && (
          <text className={frameStyles.note} x={area.right - 4} y={area.top + 12} textAnchor="end">
            {`${limit.label} ↑`}
          </text>
        )}
        {tracks.map((lane) => (
          <References
            key={lane.series[0]?.id ?? 'empty'}
            items={laneReferences(lane, value, limit)}
            area={lane.area}
            y={lane.y}
          />
        ))}
        {brush && (
          <rect
            data-transient=""
            className={styles.brush}
            x={x(brush[0])}
            y={area.top}
            width={x(brush[1]) - x(brush[0])}
            height={area.height}
          />
        )}
        {inRange && (
          <line
            data-transient=""
            className={frameStyles.crosshair}
            x1={x(at)}
            x2={x(at)}
            y1={area.top}
            y2={area.bottom}
          />
        )}
      </Chart>
      {zoomed && (
        <button type="button" className={styles.whole} onClick={() => change(null)}>
          Whole time
        </button>
      )}
    </div>
  );
}

function laneLayout(area: Area, y: Scale, series: readonly StepSeries[], lanes: boolean): Lane[] {
  if (!lanes || series.length < 2) return [{ area, y, series }];
  const gap = 18;
  const height = (area.height - gap * (series.length - 1)) / series.length;
  return series.map((one, i) => {
    const top = area.top + i * (height + gap);
    const own = { ...area, top, bottom: top + height, height };
    return { area: own, y: y.copy().range([own.bottom, own.top]), series: [one] };
  });
}

function LaneAxis({ lane: { area, y, series }, value }: { lane: Lane; value: AxisSpec }) {
  const ticks = axisTicks(value, y, () => TICK_SIZE, 12, Math.max(2, Math.floor(area.height / 36)));
  return (
    <Decoration>
      {ticks.map(({ value: tick, at, label }) => (
        <g key={tick}>
          <line className={styles.grid} x1={area.left} x2={area.right} y1={at} y2={at} />
          <text className={styles.tick} x={area.left - 7} y={at + 4.5} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <line className={styles.base} x1={area.left} x2={area.right} y1={area.bottom} y2={area.bottom} />
      <text
        className={frameStyles.note}
        x={area.left + 6}
        y={area.top + 12}
        style={{ fill: series[0]?.color }}
      >
        {series[0]?.label}
      </text>
    </Decoration>
  );
}

interface TracesProps {
  lane: Lane;
  range: Range;
  x: Scale;
  clip: string;
}

function Traces({ lane: { area, y, series }, range, x, clip }: TracesProps) {
  const [t0, t1] = range;
  const paths = useMemo(
    () => series.map((one) => stepPath(one, [t0, t1], x, y, one.end)),
    [series, t0, t1, x, y],
  );
  return (
    <g clipPath={`url(#${clip})`}>
      {series.map((one, i) => {
        const path = paths[i];
        if (!path) return null;
        const start = /^M([\d.-]+)/.exec(path)?.[1] ?? area.left;
        return (
          <path
            key={one.id}
            className={styles.fill}
            d={`${path}V${area.bottom}H${start}Z`}
            fill={one.color}
          />
        );
      })}
      {series.map((one, i) => (
        <path
          key={one.id}
          className={styles.line}
          d={paths[i]}
          stroke={one.color}
          strokeDasharray={one.dash}
        />
      ))}
    </g>
  );
}

function laneReferences(
  { y, series, area }: Lane,
  value: AxisSpec,
  limit: StepTraceProps['limit'],
): Reference[] {
  const items: Reference[] = series.flatMap(({ mean, label, color }) =>
    mean === undefined || !Number.isFinite(mean)
      ? []
      : [
          {
            value: mean,
            label: `${label}: mean ${axisValue({ ...value, unit: '', integer: false }, mean)}`,
            color,
          },
        ],
  );
  if (limit && y(limit.value) >= area.top - 1) items.unshift({ ...limit, dash: '10 4' });
  return items;
}

function traceText({ time, value, series }: StepTraceProps, at: number): string {
  const values = series.map((one) => {
    const ended = one.end !== undefined && at > one.end;
    return `${one.label} ${ended ? 'finished' : axisValue(value, stepValue(one, at))}`;
  });
  return `${time.label} ${axisValue(time, at)}: ${values.join(' · ')}`;
}
