// The read-out of a plot at one time: each quantity, the chosen row, and the events there.

import type { ReadAt, ReadRow } from '../frame/Reading.tsx';
import { axisValue } from '../scales/axis.ts';
import { countBefore } from '../scales/search.ts';
import { stepValue } from '../scales/steps.ts';
import { eventCount } from './eventCount.ts';
import type { TimePlotProps } from './props.ts';
import type { Quantity, QuantityLane } from './quantity.ts';

type Readout = Pick<ReadAt, 'rows' | 'place'>;

/** The read-out at a time; events within `near` of it count. */
export function readingOf(props: TimePlotProps, at: number, row: number | null, near: number): Readout {
  const { time, lanes, rows, events, sample } = props;
  const chosen = row === null ? undefined : rows?.rows[row];
  const read = lanes.flatMap((lane) => [...laneRows(lane, at, false), ...laneRows(lane, at, true)]);
  if (rows && chosen)
    read.push({
      name: chosen.label,
      value: `${Math.round(10 * stepValue(chosen, at)) / 10}`,
      note: rows.note,
    });
  const marks = events?.lanes.flatMap((lane) => lane.marks) ?? [];
  const count = events?.countText === undefined ? 0 : eventCount(marks, [at - near, at + near]);
  const place = [`at ${axisValue(time, at)}`, ...(sample === undefined ? [] : [sample])];
  if (count > 0) place.push(`${count} ${events?.countText}`);
  return { rows: read, place: place.join(', ') };
}

/** The read-out in one line, for screen readers. */
export function readoutLine({ rows, place }: Readout): string {
  const values = rows.map(({ name, value, note }) => [name, value, note].filter(Boolean).join(' '));
  return `${place}: ${values.join(', ')}`;
}

/** Read-outs of a lane's dashed or undashed quantities, each with its notes. */
function laneRows({ value: axis, quantities }: QuantityLane, at: number, isDashed: boolean): ReadRow[] {
  const rows: ReadRow[] = [];
  for (const quantity of quantities) {
    if ((quantity.dash !== undefined) !== isDashed) continue;
    const { label, nameColor: color = quantity.color, readout, isNote, end, notFinite } = quantity;
    const own = readout === undefined ? axis : { ...axis, readout };
    const last = rows.at(-1);
    const now = valueAt(quantity, at);
    const written = (axis: QuantityLane['value']) =>
      notFinite === undefined || Number.isFinite(now) ? axisValue(axis, now) : notFinite;
    if (isNote && last)
      rows[rows.length - 1] = { ...last, note: `${label} ${written({ ...own, unit: '' })}` };
    else
      rows.push({
        name: label,
        color,
        value: end !== undefined && at > end ? 'finished' : written(own),
      });
  }
  return rows;
}

/** The quantity's value at a time: of a step function the value that holds, of a line its nearest point. */
function valueAt(quantity: Quantity, at: number): number {
  const { times, values, isSteps = false } = quantity;
  if (isSteps) return stepValue(quantity, at);
  const after = countBefore(times, at);
  const isNearer = at - (times[after - 1] ?? Number.NaN) < (times[after] ?? Infinity) - at;
  return values[isNearer ? after - 1 : after] ?? Number.NaN;
}
