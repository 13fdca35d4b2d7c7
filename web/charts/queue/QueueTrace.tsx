// A queue over time with its average, what is lost, and the windows of the flows that fill it, on one axis.

import { useMemo, useState } from 'react';
import { linePath } from '../curve/paths.ts';
import { Axes } from '../frame/Axes.tsx';
import { type AxisSpec, axisValue, dataRange } from '../frame/axis.ts';
import frameStyles from '../frame/Chart.module.css';
import { Chart } from '../frame/Chart.tsx';
import { Decoration } from '../frame/Decoration.tsx';
import { keyLine } from '../frame/keys.ts';
import { useLook } from '../frame/look.ts';
import { type Reference, References } from '../frame/Marks.tsx';
import type { Point } from '../frame/point.ts';
import { useTimeHint } from '../frame/pointing.ts';
import type { ReadAt } from '../frame/Reading.tsx';
import { fittedRange, type Range } from '../frame/range.ts';
import { countBefore } from '../frame/search.ts';
import { TICK_SIZE } from '../frame/text.ts';
import { axisTicks } from '../frame/ticks.ts';
import { titlesOf } from '../frame/titles.ts';
import { type ChartSize, type Plot, usePlot } from '../frame/usePlot.ts';
import { useTimeBrush } from '../frame/useTimeBrush.ts';
import { RangeBar } from '../trace/RangeBar.tsx';
import type { QueueGhost } from './ghost.ts';
import { queueLayout } from './layout.ts';
import styles from './QueueTrace.module.css';
import { WindowRows, type WindowTrace } from './WindowRows.tsx';

export interface QueueLoss {
  readonly time: number;
  /** Dropped by the queue; otherwise lost on the way to it. */
  readonly isDrop: boolean;
}

export interface QueueTraceProps extends ChartSize {
  time: AxisSpec;
  value: AxisSpec;
  times: ArrayLike<number>;
  queue: ArrayLike<number>;
  /** Empty where nobody keeps one. */
  average: ArrayLike<number>;
  ghost?: QueueGhost | null | undefined;
  thresholds: readonly Reference[];
  losses: readonly QueueLoss[];
  windows: readonly WindowTrace[];
  /** What the windows' marks are. */
  windowWords: string;
  whole: Range;
  range: Range;
  onRange: (range: Range, phase: 'live' | 'commit') => void;
}

const EMPTY: readonly QueueLoss[] = [];

export function QueueTrace(props: QueueTraceProps) {
  const { time, value, times, queue, average, ghost, thresholds, windows, whole, range, onRange } = props;
  const isMini = useLook() === 'mini';
  const losses = isMini ? EMPTY : props.losses;
  const [row, setRow] = useState<number | null>(null);
  const timeAxis = useMemo(
    () => ({ ...time, domain: [range[0], range[1]] as const }),
    [time, range[0], range[1]],
  );
  const most = Math.max(1, dataRange([queue, average, ghost?.values ?? []], [0, 0])[1]);
  // a threshold far above everything would press the queue flat
  const inSight = thresholds.filter((one) => one.value <= 2 * most).map((one) => one.value);
  const plot = usePlot({
    aspect: 0.7,
    ...props,
    x: timeAxis,
    y: value,
    xRange: range,
    // the name of the highest stands above it
    yRange: [0, Math.max(most, ...inSight.map((one) => 1.15 * one))],
    extra: { top: isMini ? 0 : 8 },
  });
  const { area, x } = plot;
  const layout = useMemo(() => queueLayout(area, windows.length, isMini), [area, windows.length, isMini]);
  const y = useMemo(
    () => plot.y.within([layout.queue.bottom, layout.queue.top]),
    [plot.y, layout.queue.bottom, layout.queue.top],
  );
  const paths = useMemo(() => {
    const xs = Float64Array.from(times, (one) => x(one));
    const line = (values: ArrayLike<number>, at = xs) =>
      linePath(
        at,
        Float64Array.from(values, (one) => y(one)),
      );
    const of = line(queue);
    const [first, last] = [xs[0], xs[xs.length - 1]];
    const base = layout.queue.bottom;
    return {
      queue: of,
      area: of === '' ? '' : `${of}L${last?.toFixed(1)},${base}L${first?.toFixed(1)},${base}Z`,
      average: line(average),
      ghost: ghost
        ? line(
            ghost.values,
            Float64Array.from(ghost.times, (one) => x(one)),
          )
        : '',
    };
  }, [times, queue, average, ghost, x, y, layout.queue.bottom]);
  const titles = titlesOf(plot);
  const { at, brush, isZoomed, handlers } = useTimeBrush({ area, x, whole, range, onRange });
  const hint = useTimeHint(isZoomed);
  const onPoint = (point: Point) => {
    handlers.onPoint(point);
    const found = layout.rows.findIndex(({ top, bottom }) => point.y >= top && point.y < bottom);
    setRow(found >= 0 ? found : null);
  };
  const across = keyLine({ ArrowUp: -1, ArrowDown: 1 }, 'the flow above, the flow below', (by) =>
    setRow(Math.min(layout.rows.length - 1, Math.max(0, (row ?? -1) + by))),
  );
  const leave = () => {
    handlers.onLeave();
    setRow(null);
  };

  const read = at === null ? null : readingOf(props, at, row);
  return (
    <Chart
      sizeRef={plot.ref}
      width={plot.width}
      height={plot.height}
      label={`${value.label} over ${time.label}`}
      readout={
        read && `${read.place}: ${read.rows.map((one) => `${one.name} ${one.value} ${one.note}`).join(', ')}`
      }
      reading={read && at !== null ? { ...read, x: x(at), y: area.top, isBoxed: true } : null}
      titles={titles}
      hint={hint}
      {...handlers}
      onPoint={onPoint}
      onLeave={leave}
      onBlur={leave}
      keys={[across, ...handlers.keys]}
    >
      <rect width={plot.width} height={plot.height} fill="transparent" />
      <Axes plot={{ ...plot, yTicks: [] }} titles={titles} />
      {!isMini && <QueueAxis value={value} plot={plot} y={y} layout={layout} />}
      {isZoomed && !isMini && (
        <RangeBar
          area={area}
          top={area.top - 9}
          range={range}
          whole={whole}
          onRange={(next, phase) => onRange(fittedRange(next, whole), phase)}
        />
      )}
      <path className={styles.area} d={paths.area} />
      <path className={styles.queue} d={paths.queue} />
      <path className={styles.average} d={paths.average} />
      {ghost && (
        <path className={styles.ghost} d={paths.ghost} stroke={ghost.color} strokeDasharray={ghost.dash} />
      )}
      <References items={thresholds.filter((one) => inSight.includes(one.value))} area={layout.queue} y={y} />
      <path className={styles.drops} d={crosses(losses, true, x, layout.lane)} />
      <path className={styles.losses} d={crosses(losses, false, x, layout.lane)} />
      {!isMini && layout.rows.length > 0 && (
        <WindowRows
          rows={layout.rows}
          windows={windows}
          times={times}
          words={props.windowWords}
          ghost={ghost ?? null}
          x={x}
          chosen={at === null ? null : row}
        />
      )}
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
      {at !== null && (
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
  );
}

interface QueueAxisProps {
  value: AxisSpec;
  plot: Plot;
  y: Plot['y'];
  layout: ReturnType<typeof queueLayout>;
}

function QueueAxis({ value, plot: { area }, y, layout: { queue } }: QueueAxisProps) {
  const ticks = axisTicks(value, y, () => TICK_SIZE, 12, Math.max(2, Math.floor(queue.height / 30)));
  return (
    <Decoration>
      {ticks.map(({ value: tick, at, label }) => (
        <g key={tick}>
          <line className={styles.grid} x1={area.left} x2={area.right} y1={at} y2={at} />
          <text className={styles.tick} x={area.left - 10} y={at + 5} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <line className={styles.base} x1={area.left} x2={area.right} y1={queue.bottom} y2={queue.bottom} />
    </Decoration>
  );
}

/** All of one kind as one path: there may be hundreds. */
function crosses(losses: readonly QueueLoss[], isDrop: boolean, x: (time: number) => number, lane: number) {
  return losses
    .filter((loss) => loss.isDrop === isDrop)
    .map(({ time }) => {
      const at = x(time).toFixed(1);
      return isDrop ? `M${at} ${lane}m-4 -4l8 8m0 -8l-8 8` : `M${at} ${lane - 5}v10`;
    })
    .join('');
}

function readingOf(
  { time, value, times, queue, average, windows, losses }: QueueTraceProps,
  at: number,
  row: number | null,
): Omit<ReadAt, 'x' | 'y'> {
  const look = Math.max(0, countBefore(times, at, true) - 1);
  const step = (times[1] ?? 0) - (times[0] ?? 0);
  const lost = losses.filter((loss) => Math.abs(loss.time - at) <= 2 * step).length;
  const rows: ReadAt['rows'][number][] = [
    {
      name: value.label.toLowerCase(),
      value: axisValue(value, queue[look] ?? Number.NaN),
      note:
        average.length === 0
          ? ''
          : `average ${axisValue({ ...value, unit: '', readout: '.1f' }, average[look] ?? Number.NaN)}`,
    },
  ];
  const window = row === null ? undefined : windows[row];
  if (window !== undefined) {
    rows.push({
      name: window.label,
      value: `${Math.round(10 * (window.values[look] ?? Number.NaN)) / 10}`,
      note: 'in its window',
    });
  }
  const losing = lost === 0 ? '' : `, ${lost} lost`;
  return { rows, place: `at ${axisValue({ ...time, readout: '.2f' }, at)}${losing}` };
}
