// Numbers of events, and the room that these take.

import type { Range } from '../gestures/range.ts';
import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { EventMarks, Events } from './quantity.ts';

/** The number of events within a range of time, both ends included. */
export function eventCount(marks: readonly EventMarks[], [from, to]: Range): number {
  return marks.reduce(
    (sum, { times }) => sum + Array.from(times).filter((time) => time >= from && time <= to).length,
    0,
  );
}

/** Width of the numbers beside the plot (px). */
export function countWidth({ lanes }: Events, range: Range): number {
  const counts = lanes.flatMap(({ marks, countColor }) =>
    countColor === undefined ? [] : [textWidth(`${eventCount(marks, range)}`, NOTE_SIZE, 600)],
  );
  return counts.length === 0 ? 0 : Math.max(...counts) + 8;
}
