// Judges a sketch by its features, not by a distance: a flat line is closer to a hump than a hump in the wrong place, though
// whoever draws the hump has understood more.

import type { SketchQuestion } from '../read/lesson.ts';
import type { CurvePoint } from './curve.ts';
import type { Level } from './verdict.ts';

interface Features {
  readonly start: Compared;
  readonly end: Compared;
  /** The heights of both peaks. */
  readonly peak: Compared;
  /** Where the peaks are: the drawn one, and the measured one as a range, because a curve may be flat there. */
  readonly peakAt: {
    readonly drawn: number;
    readonly from: number;
    readonly to: number;
    /** Whether the measured curve begins with its peak. */
    readonly isFirst: boolean;
    readonly isRight: boolean;
    /** Whether the drawn curve has a peak at all. */
    readonly isDrawn: boolean;
    /** Whether the drawn curve rises and falls by less than the eye sees. */
    readonly isFlat: boolean;
  };
  /** The handle at which the curves are farthest apart. */
  readonly widest: Compared & { readonly x: number };
  /** The number of steps between handles with the measured direction, and of all such steps. */
  readonly directions: { readonly right: number; readonly of: number };
  /** Whether the measured curve is flat, so that its peak does not matter. */
  readonly isFlat: boolean;
}

interface Compared {
  readonly drawn: number;
  readonly measured: number;
  readonly isRight: boolean;
}

/** A smaller change than this share of the axis has no direction. */
const DEAD = 0.03;
/** Heights closer than this share of the axis count as the same. */
export const CLOSE = 0.1;
/** At a handle, a difference of more than this share of the axis counts as another size. */
const WIDE = 0.15;
/** The peak is the range in which the curve is within this share of its highest value. */
const PEAK = 0.05;

type Axis = Pick<SketchQuestion, 'low' | 'high'>;

export function featuresOf(
  curve: readonly CurvePoint[],
  drawn: readonly CurvePoint[],
  { low, high }: Axis,
): Features {
  const axis = high - low;
  const near = (a: number, b: number, half = 0) => Math.abs(a - b) <= Math.max(CLOSE * axis, half) + 1e-9;
  const compared = (mine?: CurvePoint, theirs?: CurvePoint): Compared => {
    const [drawn, measured] = [mine?.y ?? Number.NaN, theirs?.y ?? Number.NaN];
    return { drawn, measured, isRight: near(drawn, measured, theirs?.half) };
  };
  const highest = highestOf(curve);
  const ownHighest = highestOf(drawn);
  // a point whose interval overlaps that of the highest point may be the peak too
  const byChance = (half: number) => half + (highest?.half ?? 0);
  const top = curve.filter(
    ({ y, half }) => y >= (highest?.y ?? 0) - Math.max(PEAK * Math.abs(highest?.y ?? 0), byChance(half)),
  );
  const [from, to] = [top[0]?.x ?? Number.NaN, top.at(-1)?.x ?? Number.NaN];
  // a flat drawing has no peak
  const height = (ownHighest?.y ?? 0) - Math.min(...drawn.map(({ y }) => y));
  const hasPeak = height > CLOSE * axis;
  const ownTop = drawn.filter(({ y }) => y >= (ownHighest?.y ?? 0) - PEAK * Math.abs(ownHighest?.y ?? 0));
  const at = ownTop.find(({ x }) => x >= from && x <= to) ?? ownHighest;
  const places = drawn.map(({ x }) => curve.findIndex((point) => point.x === x));
  let [right, of] = [0, 0];
  for (let step = 1; step < drawn.length; step += 1) {
    const [before, behind] = [curve[places[step - 1] ?? -1], curve[places[step] ?? -1]];
    if (before === undefined || behind === undefined) continue;
    const dead = DEAD * axis + Math.hypot(before.half, behind.half);
    const way = wayOf(behind.y - before.y, dead);
    const own = wayOf((drawn[step]?.y ?? 0) - (drawn[step - 1]?.y ?? 0), dead);
    of += 1;
    if (way === own) right += 1;
  }
  const lowest = Math.min(...curve.map(({ y }) => y));
  return {
    start: compared(drawn[0], curve[0]),
    end: compared(drawn.at(-1), curve.at(-1)),
    peak: compared(ownHighest, highest),
    peakAt: {
      drawn: at?.x ?? Number.NaN,
      from,
      to,
      isFirst: from === curve[0]?.x,
      isDrawn: hasPeak,
      isFlat: height <= DEAD * axis,
      isRight: hasPeak && at !== undefined && at.x >= from && at.x <= to,
    },
    widest: widestGap(drawn, (place) => curve[places[place] ?? -1], WIDE * axis),
    directions: { right, of },
    isFlat: (highest?.y ?? 0) - lowest <= CLOSE * axis,
  };
}

function widestGap(
  drawn: readonly CurvePoint[],
  measured: (handle: number) => CurvePoint | undefined,
  allowed: number,
): Features['widest'] {
  const gaps = drawn.flatMap((mine, handle) => {
    const theirs = measured(handle);
    if (theirs === undefined) return [];
    const size = Math.abs(mine.y - theirs.y);
    return [{ x: mine.x, drawn: mine.y, measured: theirs.y, isRight: size <= allowed + theirs.half, size }];
  });
  return gaps.sort((a, b) => b.size - a.size)[0] ?? { x: 0, drawn: 0, measured: 0, isRight: true };
}

function highestOf(points: readonly CurvePoint[]): CurvePoint | undefined {
  return points.reduce<CurvePoint | undefined>(
    (best, point) => (best === undefined || point.y > best.y ? point : best),
    undefined,
  );
}

function wayOf(by: number, dead: number): number {
  return Math.abs(by) <= dead ? 0 : Math.sign(by);
}

/** The share of steps that must have the right direction. */
const MOST = 0.75;

export function levelOf({ start, end, peak, peakAt, widest, directions, isFlat }: Features): Level {
  const hasShape = (peakAt.isRight || isFlat) && directions.right >= MOST * directions.of;
  if (!hasShape) return 'other';
  const isClose = start.isRight && end.isRight && peak.isRight && widest.isRight;
  return isClose && directions.right >= directions.of - 1 ? 'as measured' : 'near';
}

interface ValueWords {
  readonly value: (value: number) => string;
  /** A place of the axis, or the range from it to another. */
  readonly place: (from: number, to?: number) => string;
}

/** Sentences: what was measured, and the most important difference of the drawing. */
export function sentenceOf(features: Features, { value, place }: ValueWords) {
  const { start, end, peak, peakAt, widest } = features;
  const range = place(peakAt.from, peakAt.to);
  const begins = peakAt.isFirst ? 'It is' : `It starts at ${value(start.measured)}, is`;
  const measured = `${begins} highest (${value(peak.measured)}) at ${range}, and ends at ${value(end.measured)}`;
  if (!peakAt.isDrawn && !features.isFlat)
    return {
      measured,
      compared: `Yours ${peakAt.isFlat ? 'is flat' : 'hardly changes'}; what was measured is highest at ${range}.`,
    };
  if (!peakAt.isRight && !features.isFlat)
    return { measured, compared: `You put the highest place at ${place(peakAt.drawn)}; it is at ${range}.` };
  if (!end.isRight)
    return { measured, compared: `Yours ends at ${value(end.drawn)}, not at ${value(end.measured)}.` };
  if (!start.isRight)
    return { measured, compared: `Yours starts at ${value(start.drawn)}, not at ${value(start.measured)}.` };
  if (!peak.isRight)
    return { measured, compared: `Your highest value is ${value(peak.drawn)}, not ${value(peak.measured)}.` };
  if (!widest.isRight)
    return {
      measured,
      compared: `At ${place(widest.x)} you have ${value(widest.drawn)}, not ${value(widest.measured)}.`,
    };
  const { right, of } = features.directions;
  return {
    measured,
    compared: right === of ? '' : `${of - right} of your ${of} steps go another way than the curve.`,
  };
}
