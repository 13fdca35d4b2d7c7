// Where along an axis a difference of two curves changes its sign.

import type { Param } from '#pkg/params.ts';
import { shownValue } from '../../controls/value.ts';

interface Line {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

export interface KeptCurves {
  readonly now: Line;
  readonly kept: Line;
  /** The scenario's own place, and the parameter of the axis. */
  readonly at: number;
  readonly param: Param;
}

/** Differences below this share of the largest one have no sign: curves that run together cross at every point. */
const SLIGHT = 0.15;

/** "above 15 ms it is higher", "below 8 it is lower": the nearest place; undefined if it keeps its sign. */
export function turnWords({ now, kept, at, param }: KeptCurves): string | undefined {
  const points = Array.from({ length: Math.min(now.x.length, kept.x.length) }, (_, i) => ({
    x: now.x[i] ?? Number.NaN,
    apart: (now.y[i] ?? Number.NaN) - (kept.y[i] ?? Number.NaN),
  })).filter(({ x, apart }) => Number.isFinite(x) && Number.isFinite(apart));
  const least = SLIGHT * Math.max(0, ...points.map(({ apart }) => Math.abs(apart)));
  const signed = points.filter(({ apart }) => Math.abs(apart) > least);
  const nearest = signed.reduce<(typeof signed)[number] | null>(
    (best, one) => (best === null || Math.abs(one.x - at) < Math.abs(best.x - at) ? one : best),
    null,
  );
  if (nearest === null) return undefined;
  const isOther = ({ apart }: { apart: number }) => Math.sign(apart) !== Math.sign(nearest.apart);
  const above = signed.find((one) => one.x > nearest.x && isOther(one));
  const below = signed.findLast((one) => one.x < nearest.x && isOther(one));
  const other = above ?? below;
  if (other === undefined) return undefined;
  // between the last point on this side and the first on the other
  const beside = above
    ? points.findLast((one) => one.x < other.x && !isOther(one))
    : points.find((one) => one.x > other.x && !isOther(one));
  const x = beside === undefined ? other.x : (beside.x + other.x) / 2;
  return `${above ? 'above' : 'below'} ${shownValue(param, Number(x.toPrecision(2)))} it is ${other.apart > 0 ? 'higher' : 'lower'}`;
}
