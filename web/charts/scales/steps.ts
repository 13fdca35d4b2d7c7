import { countBefore } from './search.ts';

/** A step function: value `values[i]` holds from `times[i]` until the next time. */
export interface Steps {
  times: ArrayLike<number>;
  values: ArrayLike<number>;
}

/** Index of the last step at or before t; -1 before the first. */
export function stepIndex(times: ArrayLike<number>, t: number): number {
  return countBefore(times, t, true) - 1;
}

export function stepValue({ times, values }: Steps, t: number): number {
  return values[stepIndex(times, t)] ?? Number.NaN;
}

/** Extremes of a step function within one column of pixels. */
interface Column {
  x: number;
  first: number;
  least: number;
  greatest: number;
  last: number;
}

/**
 * At most one entry per pixel column, keeping the smallest and largest value of each: a peak of one step
 * stays visible however many steps share its pixel.
 */
export function decimatedColumns(
  steps: Steps,
  t0: number,
  t1: number,
  width: number,
  end = Infinity,
): Column[] {
  const { times, values } = steps;
  const columns: Column[] = [];
  if (!(t1 > t0) || width < 1) return columns;
  const perTime = width / (t1 - t0);
  const stop = Math.min(t1, end);
  let i = Math.max(0, stepIndex(times, t0));
  let column: Column | null = null;
  for (; i < times.length; i++) {
    const time = times[i] ?? 0;
    if (time > stop) break;
    const value = values[i] ?? Number.NaN;
    const x = Math.max(0, Math.floor((time - t0) * perTime));
    if (column && column.x === x) {
      column.least = Math.min(column.least, value);
      column.greatest = Math.max(column.greatest, value);
      column.last = value;
    } else {
      column = { x, first: value, least: value, greatest: value, last: value };
      columns.push(column);
    }
  }
  return columns;
}

/**
 * The SVG path of a step function; a value that is not finite breaks it. Few steps are drawn exactly, many as one
 * vertical stroke per pixel column between that column's extremes.
 */
export function stepPath(
  steps: Steps,
  range: readonly [number, number],
  x: (time: number) => number,
  y: (value: number) => number,
  end = Infinity,
): string {
  const [t0, t1] = range;
  const [left, right] = [x(t0), x(t1)];
  const from = Math.max(0, stepIndex(steps.times, t0));
  const to = stepIndex(steps.times, Math.min(t1, end));
  if (to < from) return '';
  const stop = Math.min(right, x(Math.min(t1, end)));
  const parts: string[] = [];
  if (to - from <= 2 * (right - left)) {
    let isBroken = true;
    for (let i = from; i <= to; i++) {
      const at = Math.max(left, x(steps.times[i] ?? 0)).toFixed(1);
      const value = steps.values[i] ?? 0;
      const level = y(value).toFixed(1);
      if (Number.isFinite(value)) parts.push(isBroken ? `M${at} ${level}` : `H${at}V${level}`);
      else if (!isBroken) parts.push(`H${at}`);
      isBroken = !Number.isFinite(value);
    }
    if (isBroken) return parts.join('');
  } else {
    let isBroken = true;
    for (const column of decimatedColumns(steps, t0, t1, Math.max(1, Math.floor(right - left)), end)) {
      const at = (left + column.x).toFixed(1);
      const { first, greatest, least, last } = column;
      if (![first, greatest, least, last].every(Number.isFinite)) {
        if (!isBroken) parts.push(`H${at}`);
        isBroken = true;
        continue;
      }
      parts.push(isBroken ? `M${at} ${y(first).toFixed(1)}` : `H${at}V${y(first).toFixed(1)}`);
      isBroken = false;
      if (column.least !== column.greatest) {
        parts.push(
          `V${y(column.greatest).toFixed(1)}V${y(column.least).toFixed(1)}V${y(column.last).toFixed(1)}`,
        );
      }
    }
    if (isBroken) return parts.join('');
  }
  return `${parts.join('')}H${stop.toFixed(1)}`;
}
