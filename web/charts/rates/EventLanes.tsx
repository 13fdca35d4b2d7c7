// What cuts each rate, as crosses in a lane, and how many there are; what comes before the count begins is grey.

import { Decoration } from '../frame/Decoration.tsx';
import type { Range } from '../frame/range.ts';
import { NOTE_SIZE, textWidth } from '../frame/text.ts';
import type { Area } from '../frame/usePlot.ts';
import type { RateLine } from './line.ts';
import styles from './RateTrace.module.css';

interface EventLanesProps {
  /** Before the lanes, where there is room. */
  readonly name: string;
  readonly lines: readonly RateLine[];
  readonly counts: readonly number[];
  /** From when on they are counted. */
  readonly counted: number;
  readonly lanes: readonly number[];
  readonly range: Range;
  readonly x: (time: number) => number;
  readonly area: Area;
}

export function EventLanes({ name, lines, counts, counted, lanes, range, x, area }: EventLanesProps) {
  const middle = ((lanes[0] ?? 0) + (lanes.at(-1) ?? 0)) / 2;
  return (
    <Decoration>
      {textWidth(name, NOTE_SIZE) <= area.left + BESIDE - GAP && (
        <text className={styles.words} x={area.left - GAP} y={middle + NOTE_SIZE * 0.35} textAnchor="end">
          {name}
        </text>
      )}
      {lines.map(({ id, color, events }, i) => {
        const lane = lanes[i] ?? 0;
        const crosses = (from: number, to: number) => crossesOf(events, [from, to], lane, x);
        const [from, to] = range;
        return (
          <g key={id} data-events={counts[i]}>
            {counted > from && <path className={styles.before} d={crosses(from, Math.min(counted, to))} />}
            <path className={styles.event} d={crosses(Math.max(counted, from), to)} />
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

/** Between the name and the lanes, and how far it may stand out of the chart. */
const [GAP, BESIDE] = [8, 12];

function crossesOf(
  events: ArrayLike<number>,
  [from, to]: Range,
  lane: number,
  x: (time: number) => number,
): string {
  return Array.from(events)
    .filter((time) => time >= from && time <= to)
    .map((time) => `M${x(time).toFixed(1)} ${lane}m-3 -3l6 6m0 -6l-6 6`)
    .join('');
}
