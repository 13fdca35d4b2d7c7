import { useId, useMemo, useState } from 'react';
import { Axes } from '../frame/Axes.tsx';
import { type AxisSpec, axisValue, dataRange } from '../frame/axis.ts';
import frameStyles from '../frame/Chart.module.css';
import { Chart } from '../frame/Chart.tsx';
import { useShown } from '../frame/hidden.ts';
import { useLook } from '../frame/look.ts';
import { References } from '../frame/Marks.tsx';
import { useTimeHint } from '../frame/pointing.ts';
import type { ReadAt } from '../frame/Reading.tsx';
import { fittedRange, type Range } from '../frame/range.ts';
import { stepValue } from '../frame/steps.ts';
import { titlesOf } from '../frame/titles.ts';
import { useBrush } from '../frame/useBrush.ts';
import { type ChartSize, type Plot, usePlot } from '../frame/usePlot.ts';
import { laneLayout } from './lanes.ts';
import { Means, meansWidth } from './Means.tsx';
import { RangeBar } from './RangeBar.tsx';
import styles from './StepTrace.module.css';
import type { StepSeries } from './series.ts';
import { LaneAxis, Traces } from './Traces.tsx';

export interface StepTraceProps extends ChartSize {
  time: AxisSpec;
  value: AxisSpec;
  series: readonly StepSeries[];
  /** A limit, such as the receive window. */
  limit?: { value: number; label: string } | undefined;
  /** The whole time range. */
  whole: Range;
  /** The part that is shown. */
  range: Range;
  onRange: (range: Range, phase: 'live' | 'commit') => void;
  /** A time marked in this chart and in others beside it. */
  cursor?: number | null | undefined;
  onCursor?: ((time: number | null) => void) | undefined;
  /** Gives each series its own axis, one above the other. */
  lanes?: boolean | undefined;
  /** What of several runs is shown, as it follows a time that is read. */
  sample?: string | undefined;
}

/** Step series over a common time: occupancies, windows, queues. */
export function StepTrace(given: StepTraceProps) {
  const props = { ...given, series: useShown(given.series) };
  const { time, value, series, limit, whole, range, onRange, cursor = null, onCursor, lanes = false } = props;
  const clip = useId();
  const isMini = useLook() === 'mini';
  const [spoken, setSpoken] = useState<number | null>(null);
  const at = cursor ?? spoken;
  const zoomed = range[0] > whole[0] || range[1] < whole[1];
  const hint = useTimeHint(zoomed);
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
  // A limit far above all traces would flatten them: it is then only named.
  const limitInSight = limit !== undefined && limit.value <= Math.max(1, most) * 2.5;
  const plot = usePlot({
    aspect: lanes ? 0.6 : 0.42,
    ...props,
    x: timeAxis,
    y: value,
    xRange: range,
    yRange: [0, Math.max(most, limitInSight ? limit.value : 0)],
    extra: { top: 10, right: isMini ? 0 : meansWidth(series, value) },
  });
  const { area, x } = plot;
  const titles = titlesOf(plot);
  const tracks = useMemo(() => laneLayout(plot.area, plot.y, series, lanes), [plot, series, lanes]);

  const setCursor = (next: number | null) => {
    setSpoken(next);
    onCursor?.(next);
  };
  const hand = useBrush({ area, x, whole, range, onRange });
  const { brush } = hand;
  const inRange = at !== null && at >= range[0] && at <= range[1];
  return (
    <div className={styles.wrap}>
      <Chart
        sizeRef={plot.ref}
        width={plot.width}
        height={plot.height}
        label={`${value.label} over ${time.label}`}
        keys={hand.keys(at ?? (range[0] + range[1]) / 2, setCursor)}
        readout={inRange ? traceText(props, at) : null}
        reading={inRange ? traceReading(props, plot, at) : null}
        titles={titles}
        isQuiet={cursor !== null && cursor !== spoken}
        hint={hint}
        onPoint={(point) => setCursor(hand.point(point))}
        onPress={hand.press}
        onRelease={hand.release}
        onLeave={() => {
          hand.drop();
          setCursor(null);
        }}
        onDouble={() => hand.change(null)}
        onBlur={() => setCursor(null)}
        onFocus={() => setCursor(at ?? (range[0] + range[1]) / 2)}
        cursor="col-resize"
      >
        <rect width={plot.width} height={plot.height} fill="transparent" />
        <clipPath id={clip}>
          <rect x={area.left} y={area.top - 2} width={area.width} height={area.height + 4} />
        </clipPath>
        <Axes plot={lanes ? { ...plot, yTicks: [] } : plot} titles={titles} />
        {lanes &&
          tracks.map((lane) => <LaneAxis key={lane.series[0]?.id ?? 'empty'} lane={lane} value={value} />)}
        {zoomed && !isMini && (
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
        {limit && !limitInSight && !isMini && (
          <text className={frameStyles.note} x={area.right - 4} y={area.top + 12} textAnchor="end">
            {`${limit.label} ↑`}
          </text>
        )}
        {tracks.map((lane) => {
          const key = lane.series[0]?.id ?? 'empty';
          return (
            <g key={key}>
              {limit && limitInSight && (
                <References items={[{ ...limit, dash: '10 4' }]} area={lane.area} y={lane.y} />
              )}
              {!isMini && <Means lane={lane} value={value} />}
            </g>
          );
        })}
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
        {inRange && !isMini && (
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
      {zoomed && !isMini && (
        <button type="button" className={`button corner ${styles.whole}`} onClick={() => hand.change(null)}>
          Whole time
        </button>
      )}
    </div>
  );
}

/** The same at the time's line, near the top, where traces seldom are. */
function traceReading(
  { time, value, series, sample }: StepTraceProps,
  { area, x }: Plot,
  at: number,
): ReadAt {
  const rows = series.map((one) => ({
    name: series.length > 1 ? one.label : undefined,
    color: one.color,
    value: one.end !== undefined && at > one.end ? 'finished' : axisValue(value, stepValue(one, at)),
  }));
  const of = sample === undefined ? '' : `, ${sample}`;
  return { x: x(at), y: area.top, rows, place: `at ${axisValue(time, at)}${of}`, isBoxed: true };
}

function traceText({ time, value, series, sample }: StepTraceProps, at: number): string {
  const values = series.map((one) => {
    const ended = one.end !== undefined && at > one.end;
    return `${one.label} ${ended ? 'finished' : axisValue(value, stepValue(one, at))}`;
  });
  const of = sample === undefined ? '' : `, ${sample}`;
  return `${time.label} ${axisValue(time, at)}${of}: ${values.join(' · ')}`;
}
