// What cuts each rate, as crosses in a lane, and how many there are.

import { Decoration } from '../frame/Decoration.tsx';
import type { Range } from '../frame/range.ts';
import { NOTE_SIZE } from '../frame/text.ts';
import type { Area } from '../frame/usePlot.ts';
import styles from './RateTrace.module.css';
import type { RateLine } from './RateTrace.tsx';

interface EventLanesProps {
  readonly lines: readonly RateLine[];
  readonly counts: readonly number[];
  readonly lanes: readonly number[];
  readonly range: Range;
  readonly x: (time: number) => number;
  readonly area: Area;
}

export function EventLanes({ lines, counts, lanes, range: [from, to], x, area }: EventLanesProps) {
  return (
    <Decoration>
      {lines.map(({ id, color, events }, i) => {
        const lane = lanes[i] ?? 0;
        const marks = Array.from(events)
          .filter((time) => time >= from && time <= to)
          .map((time) => `M${x(time).toFixed(1)} ${lane}m-3 -3l6 6m0 -6l-6 6`);
        return (
          <g key={id} data-events={counts[i]}>
            <path className={styles.event} d={marks.join('')} />
            <text
              className={styles.count}
              x={area.right + 6}
              y={lane + NOTE_SIZE * 0.35}
              style={{ fill: color }}
            >
              {counts[i]}
            </text>
          </g>
        );
      })}
    </Decoration>
  );
}
