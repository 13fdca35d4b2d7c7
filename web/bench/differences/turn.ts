// Finds where along an axis the difference of two curves changes its sign.

import type { Param } from '#pkg/params.ts';
import { shownValue } from '../../controls/value.ts';
import { type Estimate, LUCK } from '../../sim/estimate.ts';

export interface KeptCurves {
  readonly x: ArrayLike<number>;
  /** At each place of `x`: this scenario minus the kept one, paired by run; null where one of them is not computed yet. */
  readonly differences: readonly (Estimate | null)[];
  /** The scenario's own place on the axis, and the axis's parameter. */
  readonly at: number;
  readonly param: Param;
}

/** "above 15 ms it is higher", "below 8 it is lower": the change of sign next to `at`; undefined if no difference of the other sign is significant. */
export function turnWords({ x: places, differences, at, param }: KeptCurves): string | undefined {
  const points = differences.flatMap((apart, i) => {
    const x = places[i] ?? Number.NaN;
    return apart === null ? [] : [{ x, apart: apart.mean, half: apart.ci95 ?? Number.POSITIVE_INFINITY }];
  });
  const signed = points.filter(({ apart, half }) => Math.abs(apart) > LUCK * half);
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
  // halfway between the last point of this sign and the first of the other
  const beside = above
    ? points.findLast((one) => one.x < other.x && !isOther(one))
    : points.find((one) => one.x > other.x && !isOther(one));
  const x = beside === undefined ? other.x : (beside.x + other.x) / 2;
  return `${above ? 'above' : 'below'} ${shownValue(param, Number(x.toPrecision(2)))} it is ${other.apart > 0 ? 'higher' : 'lower'}`;
}
