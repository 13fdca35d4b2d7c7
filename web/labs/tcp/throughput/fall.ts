// Where the throughput falls below what a reader would still put up with.

import type { CurveSeries } from '../../../charts/curve/series.ts';
import { type AxisSpec, axisValue } from '../../../charts/scales/axis.ts';

/** From where on a falling curve is below a level, by a line between its points; null where it never is. */
export function fallsBelow({ x, y }: Pick<CurveSeries, 'x' | 'y'>, level: number): number | null {
  for (let at = 0; at < y.length; at += 1) {
    const value = y[at] ?? Number.NaN;
    if (!(value < level)) continue;
    const before = y[at - 1];
    const [from, to] = [x[at - 1] ?? 0, x[at] ?? 0];
    return before === undefined ? to : from + ((before - level) / (before - value)) * (to - from);
  }
  return null;
}

/** "Below 90%: Westwood+ from 0.05 ms; the others stay above. No curve falls below 50%.", with "so far" while runs are to come. */
export function fallWords(series: readonly CurveSeries[], axis: AxisSpec, isSoFar: boolean): string {
  return [0.9, 0.5].map((level) => levelWords(series, axis, level, isSoFar)).join(' ');
}

export function levelWords(
  series: readonly CurveSeries[],
  axis: AxisSpec,
  level: number,
  isSoFar: boolean,
): string {
  const below = `Below ${100 * level}%${isSoFar ? ' so far' : ''}`;
  const falls = series.flatMap((one) => {
    const from = fallsBelow(one, level);
    // between two points it is known to two digits at most
    return from === null ? [] : `${one.label} from ${axisValue({ ...axis, readout: '.2~r' }, from)}`;
  });
  if (falls.length === 0) return `No curve falls below ${100 * level}%${isSoFar ? ' so far' : ''}.`;
  return `${below}: ${falls.join(', ')}${falls.length < series.length ? '; the others stay above' : ''}.`;
}

/** A share of the throughput that no tenth of a percent shows. */
const UNSEEN = 0.0005;

/** Why some keep more than all; empty where none does, or where acknowledgments wait for nothing and it has another cause. */
export function aboveWords(series: readonly CurveSeries[], delack: number): string {
  const isAbove = ({ y, half }: CurveSeries) =>
    Array.from(y).some((value, at) => value - (half?.[at] ?? 0) > 1 + UNSEEN);
  if (delack === 0 || !series.some(isAbove)) return '';
  return ' Above 100%: late packets bring more acknowledgments, so the window grows faster.';
}
