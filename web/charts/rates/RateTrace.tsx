// Rates over time, and in lanes below the events that cut them, read at one cursor.

import { useId, useMemo } from 'react';
import { LineNames } from '../curve/LineNames.tsx';
import { linePath } from '../curve/paths.ts';
import { Axes } from '../frame/Axes.tsx';
import { type AxisSpec, axisValue, dataRange } from '../frame/axis.ts';
import frameStyles from '../frame/Chart.module.css';
import { Chart } from '../frame/Chart.tsx';
import { useLook } from '../frame/look.ts';
import { useTimeHint } from '../frame/pointing.ts';
import type { ReadAt } from '../frame/Reading.tsx';
import { fittedRange, type Range } from '../frame/range.ts';
import { countBefore } from '../frame/search.ts';
import { NOTE_SIZE, TICK_SIZE, textWidth } from '../frame/text.ts';
import { axisTicks } from '../frame/ticks.ts';
import { titlesOf } from '../frame/titles.ts';
import { type ChartSize, usePlot } from '../frame/usePlot.ts';
import { useTimeBrush } from '../frame/useTimeBrush.ts';
import { RangeBar } from '../trace/RangeBar.tsx';
import { EventLanes } from './EventLanes.tsx';
import { rateLayout } from './layout.ts';
import type { RateLine } from './line.ts';
import styles from './RateTrace.module.css';

/** The rate of another run, at times of its own. */
export interface RateGhost {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly dash: string;
  readonly times: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

export interface RateTraceProps extends ChartSize {
  time: AxisSpec;
  value: AxisSpec;
  times: ArrayLike<number>;
  lines: readonly RateLine[];
  /** What the lines are compared with. */
  ghosts?: readonly RateGhost[] | undefined;
  /** What the events are, such as "losses". */
  eventName: string;
  /** What comes first, and is not counted. */
  start?: { readonly until: number; readonly words: string } | undefined;
  whole: Range;
  range: Range;
  onRange: (range: Range, phase: 'live' | 'commit') => void;
}

const NO_GHOSTS: readonly RateGhost[] = [];

export function RateTrace(props: RateTraceProps) {
  const { time, value, times, lines, ghosts = NO_GHOSTS, eventName, start, whole, range, onRange } = props;
  const clip = useId();
  const isMini = useLook() === 'mini';
  const timeAxis = useMemo(
    () => ({ ...time, domain: [range[0], range[1]] as const }),
    [time, range[0], range[1]],
  );
  const counted = start?.until ?? range[0];
  const counts = useMemo(
    () => lines.map(({ events }) => countIn(events, [Math.max(counted, range[0]), range[1]])),
    [lines, range, counted],
  );
  const most = useMemo(
    () =>
      dataRange(
        [...lines, ...ghosts].map((line) => line.values),
        [0, 1],
      )[1],
    [lines, ghosts],
  );
  const plot = usePlot({
    aspect: 0.7,
    ...props,
    x: timeAxis,
    y: value,
    xRange: range,
    yRange: [0, isMini ? most : roundAbove(most)],
    extra: {
      top: isMini ? 0 : 8,
      right: isMini ? 0 : Math.max(0, ...counts.map((count) => textWidth(`${count}`, NOTE_SIZE, 600))) + 8,
    },
  });
  const { area, x } = plot;
  const layout = useMemo(() => rateLayout(area, lines.length, isMini), [area, lines.length, isMini]);
  const y = useMemo(
    () => plot.y.within([layout.rates.bottom, layout.rates.top]),
    [plot.y, layout.rates.bottom, layout.rates.top],
  );
  const yTicks = useMemo(() => {
    const room = Math.max(2, Math.floor(layout.rates.height / 34));
    return isMini ? [] : axisTicks(value, y, () => TICK_SIZE, 14, room);
  }, [value, y, layout.rates.height, isMini]);
  const paths = useMemo(() => {
    const xs = Float64Array.from(times, (one) => x(one));
    return lines.map(({ values }) =>
      linePath(
        xs,
        Float64Array.from(values, (one) => y(one)),
      ),
    );
  }, [times, lines, x, y]);
  const { at, brush, isZoomed, handlers } = useTimeBrush({ area, x, whole, range, onRange });
  const hint = useTimeHint(isZoomed);
  const series = useMemo(
    () =>
      [...lines.map((line) => ({ ...line, times })), ...ghosts].map(
        ({ id, label, color, times: xs, values }) => ({ id, label, color, x: xs, y: values }),
      ),
    [lines, ghosts, times],
  );
  const titles = titlesOf(plot);
  const read = at === null ? null : readingOf(props, at);
  return (
    <Chart
      sizeRef={plot.ref}
      width={plot.width}
      height={plot.height}
      label={`${value.label} over ${time.label}`}
      readout={read && `${read.place}: ${read.rows.map((one) => `${one.name} ${one.value}`).join(', ')}`}
      reading={read && at !== null ? { ...read, x: x(at), y: area.top, isBoxed: true } : null}
      titles={titles}
      hint={hint}
      {...handlers}
    >
      <rect width={plot.width} height={plot.height} fill="transparent" />
      <clipPath id={clip}>
        <rect x={area.left} y={area.top - 2} width={area.width} height={area.height + 4} />
      </clipPath>
      <Axes plot={{ ...plot, yTicks }} titles={titles} />
      {start && !isMini && start.until > range[0] && (
        <g data-start={start.until}>
          <rect
            className={styles.start}
            x={area.left}
            y={area.top}
            width={x(Math.min(start.until, range[1])) - area.left}
            height={layout.rates.bottom - area.top}
          />
          {x(start.until) - area.left > textWidth(start.words, NOTE_SIZE) + 6 && (
            <text className={styles.words} x={area.left + 4} y={layout.rates.bottom - 5}>
              {start.words}
            </text>
          )}
        </g>
      )}
      {isZoomed && !isMini && (
        <RangeBar
          area={area}
          top={area.top - 9}
          range={range}
          whole={whole}
          onRange={(next, phase) => onRange(fittedRange(next, whole), phase)}
        />
      )}
      <g clipPath={`url(#${clip})`}>
        {ghosts.map((ghost) => (
          <path
            key={ghost.id}
            className={styles.ghost}
            d={linePath(
              Float64Array.from(ghost.times, (one) => x(one)),
              Float64Array.from(ghost.values, (one) => y(one)),
            )}
            stroke={ghost.color}
            strokeDasharray={ghost.dash}
          />
        ))}
        {lines.map(({ id, color }, i) => (
          <path key={id} className={styles.rate} d={paths[i]} stroke={color} />
        ))}
      </g>
      {!isMini && (
        <>
          <line
            className={styles.base}
            x1={area.left}
            x2={area.right}
            y1={layout.rates.bottom}
            y2={layout.rates.bottom}
          />
          <EventLanes name={eventName} lanes={layout.lanes} {...{ lines, counts, counted, range, x, area }} />
          {at === null && <LineNames series={series} plot={{ ...plot, area: layout.rates, y }} />}
        </>
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

/** The next quarter of a power of ten above, or the next tenth of one: 705 ends at 750, and 300 at 300. */
function roundAbove(most: number): number {
  const quarter = 2.5 * 10 ** Math.floor(Math.log10(most / 2.5));
  const step = most / quarter < 2 ? quarter / 2.5 : quarter;
  return step * Math.ceil(most / step - 1e-9);
}

function countIn(events: ArrayLike<number>, [from, to]: Range): number {
  return countBefore(events, to, true) - countBefore(events, from);
}

function readingOf(
  { time, value, times, lines }: RateTraceProps,
  at: number,
): Pick<ReadAt, 'rows' | 'place'> {
  const look = Math.min(times.length - 1, countBefore(times, at));
  return {
    rows: lines.map(({ label, color, values }) => ({
      name: label,
      color,
      value: axisValue({ readout: ',.0f', ...value }, values[look] ?? Number.NaN),
    })),
    place: `at ${axisValue({ ...time, readout: '.1f' }, at)}`,
  };
}
