// Quantities over one time axis and, below them, events and rows of small traces, all read at one cursor.

import { useMemo } from 'react';
import { Chart } from '../frame/Chart.tsx';
import { useShownSeries } from '../frame/hidden.ts';
import type { Point } from '../gestures/point.ts';
import { useTimeHint } from '../gestures/pointing.ts';
import { useTimeBrush } from '../gestures/useTimeBrush.ts';
import { useLook } from '../layout/look.ts';
import { titlesOf } from '../layout/titles.ts';
import type { TimePlotProps } from './props.ts';
import type { QuantityLane } from './quantity.ts';
import { readingOf, readoutLine } from './reading.ts';
import { TimeCursor, TimeMarks } from './TimeMarks.tsx';
import styles from './TimePlot.module.css';
import { useChosenRow } from './useChosenRow.ts';
import { useTimeLayout } from './useTimeLayout.ts';

/** Greatest distance of an event from the time that is read (px) at which it counts as under the cursor. */
const NEAR = 4;

export function TimePlot(given: TimePlotProps) {
  const props = { ...given, lanes: useShownLanes(given.lanes) };
  const isMini = useLook() === 'mini';
  const layout = useTimeLayout(props);
  const { plot } = layout;
  const { area, x } = plot;
  const titles = titlesOf(plot);
  const { at, brush, isZoomed, isElsewhere, handlers } = useTimeBrush(
    { ...props, area, x },
    props.cursor,
    props.onCursor,
  );
  const row = useChosenRow(layout.rows, props.rows?.each ?? '');
  const hint = useTimeHint(isZoomed);
  const read = at === null ? null : readingOf(props, at, row.chosen, x.invert(NEAR) - x.invert(0));
  const leave = () => {
    handlers.onLeave();
    row.leave();
  };
  return (
    <Chart
      sizeRef={plot.ref}
      width={plot.width}
      height={plot.height}
      label={`${plot.yAxis.label} over ${plot.xAxis.label}`}
      readout={read && readoutLine(read)}
      reading={read && at !== null ? { ...read, x: x(at), y: area.top, isBoxed: true } : null}
      isQuiet={isElsewhere}
      titles={titles}
      hint={hint}
      {...handlers}
      keys={[...row.keys, ...handlers.keys]}
      onPoint={(point: Point) => {
        handlers.onPoint(point);
        row.point(point);
      }}
      onLeave={leave}
      onBlur={leave}
      overlay={
        isZoomed && (
          <button type="button" className={`button corner ${styles.whole}`} onClick={handlers.onDouble}>
            Whole time
          </button>
        )
      }
    >
      <TimeMarks {...props} layout={layout} titles={titles} at={at} row={row.chosen} isZoomed={isZoomed} />
      {!isMini && <TimeCursor area={area} x={x} at={at} brush={brush} />}
    </Chart>
  );
}

/** The lanes without the quantities that the reader has hidden by the legend. */
function useShownLanes(lanes: readonly QuantityLane[]): readonly QuantityLane[] {
  const all = useMemo(() => lanes.flatMap(({ quantities }) => quantities), [lanes]);
  const shown = useShownSeries(all);
  return useMemo(() => {
    if (shown === all) return lanes;
    const isShown = new Set(shown);
    return lanes.map((lane) => ({ ...lane, quantities: lane.quantities.filter((one) => isShown.has(one)) }));
  }, [lanes, all, shown]);
}
