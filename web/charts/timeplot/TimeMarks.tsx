// All marks of a plot over time: axes, lanes, events, rows, and the cursor over them.

import { useId } from 'react';
import { Axes } from '../frame/Axes.tsx';
import { fittedRange, type Range } from '../gestures/range.ts';
import frameStyles from '../layout/Chart.module.css';
import { useLook } from '../layout/look.ts';
import type { Title } from '../layout/titles.ts';
import type { Area } from '../layout/usePlot.ts';
import { Markers } from '../marks/Marks.tsx';
import type { Scale } from '../scales/scale.ts';
import { LaneAxis, LaneLines, LaneNotes } from './Lanes.tsx';
import type { TimePlotProps } from './props.ts';
import { RangeBar } from './RangeBar.tsx';
import { StartBand } from './StartBand.tsx';
import styles from './TimePlot.module.css';
import type { TimePlotLayout } from './useTimeLayout.ts';

interface TimeMarksProps extends TimePlotProps {
  readonly layout: TimePlotLayout;
  readonly titles: readonly Title[];
  /** The time that is read; null if none is. */
  readonly at: number | null;
  /** Index of the row that is read; null if none is. */
  readonly row: number | null;
  readonly isZoomed: boolean;
}

export function TimeMarks(props: TimeMarksProps) {
  const { events, rows, start, uprights = [], whole, range, onRange, titles, at, row, isZoomed } = props;
  const { plot, lanes, counted, ...places } = props.layout;
  const { area, x } = plot;
  const last = lanes.at(-1);
  const clip = useId();
  const isMini = useLook() === 'mini';
  return (
    <>
      <rect width={plot.width} height={plot.height} fill="transparent" />
      <clipPath id={clip}>
        <rect x={area.left} y={area.top - 2} width={area.width} height={area.height + 4} />
      </clipPath>
      <Axes plot={{ ...plot, yTicks: [] }} titles={titles} />
      {!isMini && lanes.map((lane) => <LaneAxis key={lane.id} lane={lane} plot={plot} />)}
      {start && last && !isMini && <StartBand start={start} range={range} lane={last} x={x} />}
      {isZoomed && !isMini && (
        <RangeBar
          area={area}
          top={area.top - 9}
          range={range}
          whole={whole}
          onRange={(next, phase) => onRange(fittedRange(next, whole), phase)}
        />
      )}
      {lanes.map((lane) => (
        <LaneLines key={lane.id} lane={lane} range={range} x={x} clip={clip} />
      ))}
      {lanes.map((lane) => (
        <LaneNotes key={lane.id} lane={lane} plot={plot} isRead={at !== null} />
      ))}
      <Markers items={uprights} area={lanes[0]?.area ?? area} x={x} />
      {events && <events.Draw events={events} areas={places.events} counted={counted} range={range} x={x} />}
      {rows && (
        <rows.Draw rows={rows} areas={places.rows} range={range} x={x} chosen={at === null ? null : row} />
      )}
    </>
  );
}

interface TimeCursorProps {
  readonly area: Area;
  readonly x: Scale;
  readonly at: number | null;
  /** The range that is being dragged across. */
  readonly brush: Range | null;
}

export function TimeCursor({ area, x, at, brush }: TimeCursorProps) {
  return (
    <g data-transient="">
      {brush && (
        <rect
          className={styles.brush}
          x={x(brush[0])}
          y={area.top}
          width={x(brush[1]) - x(brush[0])}
          height={area.height}
        />
      )}
      {at !== null && (
        <line className={frameStyles.crosshair} x1={x(at)} x2={x(at)} y1={area.top} y2={area.bottom} />
      )}
    </g>
  );
}
