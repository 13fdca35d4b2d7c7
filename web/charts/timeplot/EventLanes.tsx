// Events in lanes, and how many there are in each; what comes before the count begins is grey.

import { Decoration } from '../frame/Decoration.tsx';
import { NOTE_SIZE, textWidth } from '../frame/text.ts';
import type { Area } from '../frame/usePlot.ts';
import { eventCount } from './eventCount.ts';
import { eventPath } from './eventPath.ts';
import type { EventLane, EventLanesProps } from './quantity.ts';
import styles from './TimePlot.module.css';

/** Between the name and the lanes, and how far it may stand out of the chart. */
const [GAP, BESIDE] = [8, 12];

export function EventLanes({ events: { name, lanes }, areas, counted, range, x }: EventLanesProps) {
  const [first, last] = [areas[0], areas.at(-1)];
  if (first === undefined || last === undefined) return null;
  const middle = (first.top + last.bottom) / 2;
  return (
    <Decoration>
      {name !== undefined && textWidth(name, NOTE_SIZE) <= first.left + BESIDE - GAP && (
        <text className={styles.words} x={first.left - GAP} y={middle + NOTE_SIZE * 0.35} textAnchor="end">
          {name}
        </text>
      )}
      {lanes.map((lane, i) => {
        const area = areas[i];
        return area && <Lane key={lane.id} {...{ lane, area, counted, range, x }} />;
      })}
    </Decoration>
  );
}

interface LaneProps extends Omit<EventLanesProps, 'events' | 'areas'> {
  readonly lane: EventLane;
  readonly area: Area;
}

function Lane({ lane, area, counted, range: [from, to], x }: LaneProps) {
  const count = eventCount(lane.marks, [Math.max(counted, from), to]);
  return (
    <g data-events={count}>
      {lane.marks.map((marks) => (
        <g key={`${marks.shape} ${marks.color}`}>
          {counted > from && (
            <path
              className={styles.event}
              d={eventPath(marks, [from, Math.min(counted, to)], x, area)}
              stroke="var(--line-strong)"
              strokeDasharray={marks.dash}
            />
          )}
          <path
            className={styles.event}
            d={eventPath(marks, [Math.max(counted, from), to], x, area)}
            stroke={marks.color}
            strokeDasharray={marks.dash}
          />
        </g>
      ))}
      {lane.countColor !== undefined && (
        <text
          className={styles.count}
          x={area.right + 6}
          y={(area.top + area.bottom) / 2 + NOTE_SIZE * 0.35}
          style={{ fill: lane.countColor }}
        >
          {count}
        </text>
      )}
    </g>
  );
}
