// Events in lanes, with their number in each lane; events before the count begins are grey.

import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Area } from '../layout/usePlot.ts';
import { Decoration } from '../marks/Decoration.tsx';
import { eventCount } from './eventCount.ts';
import { eventPath } from './eventPath.ts';
import type { EventLane, EventLanesProps } from './quantity.ts';
import styles from './TimePlot.module.css';

/** Distance between the name and the lanes, and between an axis' labels and the plot (px). */
const [GAP, LABEL_GAP] = [8, 12];

/** Width of the lanes' names beside the plot (px). */
export function nameWidth({ name, lanes }: EventLanesProps['events']): number {
  const names = [name, ...lanes.map((lane) => lane.name)];
  const widths = names.map((one) => (one === undefined ? 0 : Math.ceil(textWidth(one, NOTE_SIZE))));
  return Math.max(...widths) + GAP - LABEL_GAP;
}

export function EventLanes({ events: { name, lanes }, areas, counted, range, x }: EventLanesProps) {
  const [first, last] = [areas[0], areas.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <Decoration>
      <Name area={{ ...first, bottom: last.bottom }} name={name} />
      {lanes.map((lane, i) => {
        const area = areas[i];
        return area && <Lane key={lane.id} {...{ lane, area, counted, range, x }} />;
      })}
    </Decoration>
  );
}

/** A name centred in front of an area, if it fits there. */
function Name({
  area: { left, top, bottom },
  name,
}: {
  readonly area: Area;
  readonly name?: string | undefined;
}) {
  if (name === undefined || textWidth(name, NOTE_SIZE) > left - GAP) return null;
  return (
    <text className={styles.words} x={left - GAP} y={(top + bottom) / 2 + NOTE_SIZE * 0.35} textAnchor="end">
      {name}
    </text>
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
      <Name area={area} name={lane.name} />
      {lane.marks.map((marks, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane has the same kinds of marks in the same order
        <g key={i}>
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
