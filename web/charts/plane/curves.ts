// Curves of measured points in a plane: both axes show measures, and a parameter varies along each curve.

import type { Scale } from '../scales/scale.ts';

export type MarkForm = 'square' | 'disc' | 'triangle' | 'diamond';

/** A measured point with the ends of its intervals, all in the units of the axes. NaN where there is no interval. */
export interface PlanePoint {
  /** Value of the parameter that varies along the curve. */
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly xLow: number;
  readonly xHigh: number;
  readonly yLow: number;
  readonly yHigh: number;
}

export interface PlaneCurve {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly dash?: string | undefined;
  readonly width?: number | undefined;
  readonly form: MarkForm;
  /** Points in ascending `value`. */
  readonly points: readonly PlanePoint[];
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The points of a curve in chart pixels. */
export function spotsOf({ points }: Pick<PlaneCurve, 'points'>, x: Scale, y: Scale): Spot[] {
  return points.map((point) => ({ x: x(point.x), y: y(point.y) }));
}

/** Points within this distance (px) are one place: a mark covers the line between them. */
const ONE_PLACE = 9;

/** Whether all points of a curve are in one place, so that no line is seen. */
export function isOnePlace(spots: readonly Spot[]): boolean {
  const reach = (at: (spot: Spot) => number) =>
    Math.max(...spots.map(at)) - Math.min(...spots.map(at)) <= ONE_PLACE;
  return spots.length > 0 && reach(({ x }) => x) && reach(({ y }) => y);
}

/** The value whose position on the curve's straight lines is nearest to a spot; null for a curve without points. */
export function nearestValue(points: readonly PlanePoint[], spots: readonly Spot[], at: Spot): number | null {
  let best: { readonly value: number; readonly away: number } | null = null;
  for (let i = 0; i < spots.length; i += 1) {
    const from = spots[i];
    const to = spots[i + 1] ?? from;
    const [start, end] = [points[i], points[i + 1] ?? points[i]];
    if (!from || !to || !start || !end) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx * dx + dy * dy;
    const share =
      length === 0 ? 0 : Math.min(1, Math.max(0, ((at.x - from.x) * dx + (at.y - from.y) * dy) / length));
    const away = Math.hypot(at.x - from.x - share * dx, at.y - from.y - share * dy);
    if (best === null || away < best.away) {
      best = { value: start.value + share * (end.value - start.value), away };
    }
  }
  return best?.value ?? null;
}

/** The position of a value on a curve's straight lines, in units of the axes; null beyond the curve's ends. */
export function placeOf(points: readonly PlanePoint[], value: number): Spot | null {
  for (let i = 0; i < points.length; i += 1) {
    const [point, next] = [points[i], points[i + 1]];
    if (point === undefined) continue;
    if (point.value === value) return { x: point.x, y: point.y };
    if (next === undefined || value < point.value || value > next.value) continue;
    const share = (value - point.value) / (next.value - point.value);
    return { x: point.x + share * (next.x - point.x), y: point.y + share * (next.y - point.y) };
  }
  return null;
}

/** The least height at which a line passes x, in the units of the line; null where it does not. */
export function heightAt(line: readonly Spot[], x: number): number | null {
  let found: number | null = null;
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [from, to] = [line[i], line[i + 1]];
    if (!from || !to || x < Math.min(from.x, to.x) || x > Math.max(from.x, to.x)) continue;
    const share = to.x === from.x ? 0 : (x - from.x) / (to.x - from.x);
    const y = from.y + share * (to.y - from.y);
    found = found === null ? y : Math.min(found, y);
  }
  return found;
}

/**
 * SVG paths of the areas where the second line is below and above the first, and the middle of the widest gap above.
 */
interface Room {
  readonly below: string;
  readonly above: string;
  readonly worst: Spot | null;
}

/** The areas between two lines, where both exist. */
export function roomBetween(first: readonly Spot[], second: readonly Spot[]): Room {
  const xs = [...first, ...second].map(({ x }) => x).sort((a, b) => a - b);
  const room: { below: string; above: string; worst: Spot | null } = { below: '', above: '', worst: null };
  let most = 0;
  for (let i = 0; i + 1 < xs.length; i += 1) {
    const [from, to] = [xs[i] ?? 0, xs[i + 1] ?? 0];
    if (to - from < 1e-9) continue;
    const [a, b] = [heightAt(first, from), heightAt(first, to)];
    const [c, d] = [heightAt(second, from), heightAt(second, to)];
    if (a === null || b === null || c === null || d === null) continue;
    for (const piece of pieces(from, to, [a, b], [c, d])) room[piece.side] += piece.path;
    for (const [x, first, second] of [[from, a, c] as const, [to, b, d] as const]) {
      if (first - second <= most) continue;
      most = first - second;
      room.worst = { x, y: (first + second) / 2 };
    }
  }
  return room;
}

type Ends = readonly [number, number];

/** One area between two lines, or two where the lines cross. In pixels, below means the greater y. */
function pieces(from: number, to: number, [a, b]: Ends, [c, d]: Ends) {
  const [start, end] = [c - a, d - b];
  if (start * end >= 0) {
    const side = start + end > 0 ? ('below' as const) : ('above' as const);
    return [{ side, path: quad(from, to, [a, b], [c, d]) }];
  }
  const share = start / (start - end);
  const [x, y] = [from + share * (to - from), a + share * (b - a)];
  return [
    { side: start > 0 ? ('below' as const) : ('above' as const), path: quad(from, x, [a, y], [c, y]) },
    { side: end > 0 ? ('below' as const) : ('above' as const), path: quad(x, to, [y, b], [y, d]) },
  ];
}

function quad(from: number, to: number, [a, b]: Ends, [c, d]: Ends): string {
  const at = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return `M${at(from, a)}L${at(to, b)}L${at(to, d)}L${at(from, c)}Z`;
}
