// The plane on which a point is placed: over two parameters, where a measure is a surface, or among two measures.

import { contourFinder } from '../../charts/heat/contourLines.ts';
import type { Matrix } from '../../charts/scales/matrix.ts';
import { estimate } from '../../sim/estimate.ts';
import { type Facts, withValue } from '../facts/facts.ts';
import { valuesOf } from '../facts/shown.ts';
import { type Answer, PLACES } from '../read/answer.ts';
import type { PointQuestion, Runs, Side, SurfaceQuestion } from '../read/lesson.ts';
import { roundedX, shareOf, xAt } from './curve.ts';

/** A point of the plane, in the units of its sides. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

type Sides = Pick<SurfaceQuestion, 'across' | 'up'>;

export function placeOf({ across, up }: Sides, [right = 0, above = 0]: Answer): Place {
  return { x: valueAt(across, right), y: valueAt(up, above) };
}

/** The value at a step of a side, with as many decimals as distinguish two steps; whole on a logarithmic side. */
export function valueAt(side: Side, step: number): number {
  const value = xAt(side, step / PLACES);
  if (side.isLog) return roundedX(side, value);
  const decimals = Math.max(0, Math.ceil(-Math.log10((side.to - side.from) / PLACES)));
  return Number(value.toFixed(decimals));
}

/** The step nearest to a value. */
export function placeStep(side: Side, value: number): number {
  const share = shareOf(side, Math.max(value, side.isLog ? side.from : value));
  return Math.min(PLACES, Math.max(0, Math.round(PLACES * share)));
}

/** The number of values along each side at which the surface is computed. */
const GRID = 9;

function ticksOf(side: Side): readonly number[] {
  return [...new Set(Array.from({ length: GRID }, (_, at) => roundedX(side, xAt(side, at / (GRID - 1)))))];
}

export function runsAtPlace(
  { scenario, against, across, up }: Pick<SurfaceQuestion, 'scenario' | 'against' | 'across' | 'up'>,
  { x, y }: Place,
): Runs {
  const there = (link: string) => withValue(withValue(link, across.of, x), up.of, y);
  return { scenario: there(scenario), against: against === null ? null : there(against) };
}

export function surfaceNeeds(question: SurfaceQuestion): readonly Runs[] {
  return ticksOf(question.up).flatMap((y) =>
    ticksOf(question.across).map((x) => runsAtPlace(question, { x, y })),
  );
}

/** The measured surface; null until the runs of all its points are known. */
export function surfaceOf(facts: Facts, question: SurfaceQuestion): Matrix | null {
  const values: number[] = [];
  for (const runs of surfaceNeeds(question)) {
    const found = valuesOf(facts, question.measure, runs);
    if (found === null) return null;
    values.push(estimate(found).mean);
  }
  return { x: ticksOf(question.across), y: ticksOf(question.up), values };
}

/** The length of a side while contours are computed. */
const LONG = 1000;

/** The contours of the surface at a height; points as shares of both sides (0 to 1). */
export function linesAt(
  { across, up }: Sides,
  matrix: Matrix,
  height: number,
): readonly (readonly Place[])[] {
  const find = contourFinder({
    matrix,
    x: (value) => LONG * shareOf(across, value),
    y: (value) => LONG * shareOf(up, value),
  });
  return find(height).map(({ points }) => points.map(([x, y]) => ({ x: x / LONG, y: y / LONG })));
}

/** A point as shares of both sides (0 to 1). */
export function sharesOf({ across, up }: Sides, { x, y }: Place): Place {
  return { x: shareOf(across, x), y: shareOf(up, y) };
}

export function atShares({ across, up }: Sides, { x, y }: Place): Place {
  return { x: xAt(across, x), y: xAt(up, y) };
}

export function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point on these lines that is nearest to another point; null if there is no line. */
export function nearestOn(lines: readonly (readonly Place[])[], to: Place): Place | null {
  let best: Place | null = null;
  for (const line of lines) {
    for (let at = 1; at < line.length; at += 1) {
      const [a, b] = [line[at - 1], line[at]];
      if (a === undefined || b === undefined) continue;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const along = ((to.x - a.x) * dx + (to.y - a.y) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.min(1, Math.max(0, along));
      const found = { x: a.x + share * dx, y: a.y + share * dy };
      if (best === null || distance(found, to) < distance(best, to)) best = found;
    }
  }
  return best;
}

/** The grid point at which the surface is highest, or lowest. */
export function bestOf({ x, y, values }: Matrix, way: 'max' | 'min'): Place & { readonly value: number } {
  const all = Array.from(values);
  const value = way === 'max' ? Math.max(...all) : Math.min(...all);
  const at = all.indexOf(value);
  return { x: x[at % x.length] ?? 0, y: y[Math.floor(at / x.length)] ?? 0, value };
}

/** A measured point among two measures, with half the widths of its 95% intervals. */
export interface Measured extends Place {
  readonly halfX: number;
  readonly halfY: number;
}

/** The measured point of a scenario; null until the runs are known. It does not ask for them (`needsOf` lists them). */
export function pointOf(
  facts: Facts,
  { across, up }: Pick<PointQuestion, 'across' | 'up'>,
  scenario: string,
): Measured | null {
  const along = (of: string) => {
    const values = valuesOf(facts, { first: of, by: null, second: null }, { scenario, against: null });
    return values === null ? null : estimate(values);
  };
  const [x, y] = [along(across.of), along(up.of)];
  if (x === null || y === null) return null;
  return { x: x.mean, y: y.mean, halfX: x.ci95 ?? 0, halfY: y.ci95 ?? 0 };
}
