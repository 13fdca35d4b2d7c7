// How many events there are, and what room the numbers take.

import type { Range } from '../gestures/range.ts';
import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { EventMarks, Events } from './quantity.ts';

/** How many of them fall within a stretch of time, both ends included. */
export function eventCount(marks: readonly EventMarks[], [from, to]: Range): number {
  return marks.reduce(
    (sum, { times }) => sum + Array.from(times).filter((time) => time >= from && time <= to).length,
    0,
  );
}

/** The width that the numbers take beside the plot. */
export function countWidth({ lanes }: Events, range: Range): number {
  const counts = lanes.flatMap(({ marks, countColor }) =>
    countColor === undefined ? [] : [textWidth(`${eventCount(marks, range)}`, NOTE_SIZE, 600)],
  );
  return counts.length === 0 ? 0 : Math.max(...counts) + 8;
}
