// Where the throughput falls below levels that a reader would still accept.

import type { CurveSeries } from '../../../charts/curve/series.ts';
import { type AxisSpec, axisValue } from '../../../charts/scales/axis.ts';
import { joinWords } from '../../../notation/joinWords.ts';

/**
 * The two points between which a falling curve comes below a level: the first is NaN if the curve begins below it; null
 * where it never is below.
 */
export function fallsBetween(
  { x, y }: Pick<CurveSeries, 'x' | 'y'>,
  level: number,
): readonly [number, number] | null {
  for (let at = 0; at < y.length; at += 1) {
    if ((y[at] ?? Number.NaN) < level) return [x[at - 1] ?? Number.NaN, x[at] ?? Number.NaN];
  }
  return null;
}

/** "Falls below 90% between 0.05 and 0.1 ms: Westwood+; the others stay above. No curve falls below 50%.", with "so far" while runs are to come. */
export function fallWords(series: readonly CurveSeries[], axis: AxisSpec, isSoFar: boolean): string {
  return [0.9, 0.5].map((level) => levelWords(series, axis, level, isSoFar)).join(' ');
}

/** The fall below one level, in words; empty where a curve has a single point, as a path without effect has no fall. */
export function levelWords(
  series: readonly CurveSeries[],
  axis: AxisSpec,
  level: number,
  isSoFar: boolean,
): string {
  if (series.some(({ x }) => x.length < 2)) return '';
  const below = `Falls below ${100 * level}%${isSoFar ? ' so far' : ''}`;
  // curves that fall between the same points are named together
  const falls = new Map<string, string[]>();
  for (const one of series) {
    const between = fallsBetween(one, level);
    if (between === null) continue;
    const words = betweenWords(between, axis);
    falls.set(words, [...(falls.get(words) ?? []), one.label]);
  }
  if (falls.size === 0) return `No curve falls below ${100 * level}%${isSoFar ? ' so far' : ''}.`;
  // the place first, so that a line that is cut off still has it
  const told = [...falls].map(([words, labels]) => `${words}: ${joinWords(labels)}`);
  const count = [...falls.values()].flat().length;
  return `${below} ${told.join('; ')}${count < series.length ? '; the others stay above' : ''}.`;
}

function betweenWords([from, to]: readonly [number, number], axis: AxisSpec): string {
  const spec = { ...axis, readout: '.3~r' };
  if (Number.isNaN(from)) return `from ${axisValue(spec, to)}`;
  return `between ${axisValue({ ...spec, unit: undefined }, from)} and ${axisValue(spec, to)}`;
}

/** Least share that a tenth of a percent shows. */
const UNSEEN = 0.0005;

/**
 * Why curves exceed 100%; empty where none does, or where acknowledgments are not delayed, and the cause is another.
 */
export function aboveWords(series: readonly CurveSeries[], delack: number): string {
  const isAbove = ({ y, half }: CurveSeries) =>
    Array.from(y).some((value, at) => value - (half?.[at] ?? 0) > 1 + UNSEEN);
  if (delack === 0 || !series.some(isAbove)) return '';
  return ' Above 100%: late packets bring more acknowledgments, so the window grows faster.';
}
