// The plot of a time axis, the lanes with their vertical axes, and the areas of events and rows.

import { useMemo } from 'react';
import { useLook } from '../layout/look.ts';
import { type Area, type Plot, usePlot } from '../layout/usePlot.ts';
import { nameWidth } from './EventLanes.tsx';
import { countWidth } from './eventCount.ts';
import { labelWidth, laneRange, type PlacedLane, placedLane } from './lanes.ts';
import { timeLayout } from './layout.ts';
import { meansWidth } from './Means.tsx';
import type { TimePlotProps } from './props.ts';

export interface TimePlotLayout {
  readonly plot: Plot;
  readonly lanes: readonly PlacedLane[];
  /** Areas of the lanes of events. */
  readonly events: readonly Area[];
  /** Areas of the rows that are drawn. */
  readonly rows: readonly Area[];
  /** Time from which events are counted. */
  readonly counted: number;
}

/** Height above the plot for the range bar (px). */
const BAR = 10;

export function useTimeLayout(props: TimePlotProps): TimePlotLayout {
  const { time, lanes, range } = props;
  const [from, to] = range;
  const isMini = useLook() === 'mini';
  const timeAxis = useMemo(() => ({ ...time, domain: [from, to] as const }), [time, from, to]);
  const counted = props.start?.until ?? from;
  const { value, yRange, labels: numbers } = useMemo(() => axisOf(lanes), [lanes]);
  const labels = Math.max(numbers, props.events === undefined ? 0 : nameWidth(props.events));
  const plot = usePlot({
    aspect: 0.42,
    ...props,
    x: timeAxis,
    y: value,
    xRange: range,
    yRange,
    extra: isMini ? {} : { top: BAR, right: besideWidth(props, [Math.max(counted, from), to]), labels },
  });
  const { area } = plot;
  const eventCount = props.events?.lanes.length ?? 0;
  const rowCount = props.rows?.rows.length ?? 0;
  const areas = useMemo(
    () =>
      timeLayout(
        area,
        {
          lanes: lanes.map(({ share = 1 }) => share),
          isHeaded: lanes.slice(1).some(({ heading }) => heading !== undefined),
          events: eventCount,
          rows: rowCount,
        },
        isMini,
      ),
    [area, lanes, eventCount, rowCount, isMini],
  );
  const placed = useMemo(
    () => lanes.map((lane, i) => placedLane(lane, areas.lanes[i] ?? area)),
    [lanes, areas, area],
  );
  return { plot, lanes: placed, events: areas.events, rows: areas.rows, counted };
}

/** The axis of the first lane, which gives the plot its title, and the width of the other lanes' tick labels. */
function axisOf([first, ...others]: TimePlotProps['lanes']) {
  return {
    value: first?.value ?? { label: '' },
    yRange: first ? laneRange(first) : ([0, 1] as const),
    labels: labelWidth(others),
  };
}

/** Width of the means and counts to the right of the plot (px). */
function besideWidth({ lanes, events }: TimePlotProps, counted: readonly [number, number]): number {
  const means = lanes.map(({ quantities, value }) => meansWidth(quantities, value));
  return Math.max(events ? countWidth(events, counted) : 0, ...means);
}
