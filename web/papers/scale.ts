// The axis of a rule's small plot, and the positions of our figure, its interval and the allowed range on it.

import { ticks } from 'd3-array';
import type { ClaimCheck } from '../sources/claims.ts';

interface RuleScale {
  readonly from: number;
  readonly to: number;
  /** The position of the mean as a share of the axis, 0 to 1; those below are shares as well. */
  readonly mean: number;
  readonly interval: readonly [number, number];
  /** The allowed range; an open end is at the end of the axis. */
  readonly allowed: readonly [number, number] | null;
  readonly stated: number | null;
}

/** The range around a single value on either side, as a share of the value. */
const AROUND = 0.5;
/** The axis begins at zero if its low end is below this share of its high end. */
const NEAR_ZERO = 0.7;

/** The room on either side of the bound of a half-open range, as a share of the axis. */
const BEYOND = 0.2;

export function scaleOf({ figure, allowed, runs, stated }: ClaimCheck): RuleScale | null {
  const band = allowed ?? runs;
  const values = [figure.mean, ...figure.interval, ...(band ?? []), stated];
  const known = values.flatMap((value) => (value !== null && Number.isFinite(value) ? [value] : []));
  if (!Number.isFinite(figure.mean)) return null;
  let [low, high] = [Math.min(...known), Math.max(...known)];
  if (low > 0 && low < NEAR_ZERO * high) low = 0;
  if (high < 0 && high > NEAR_ZERO * low) high = 0;
  if (low === high) {
    const around = low === 0 ? 1 : Math.abs(low) * AROUND;
    [low, high] = [low - around, high + around];
  }
  // the bound of a half-open range has room on both sides
  const beyond = (high - low) * BEYOND;
  const ends = band?.includes(null) ? band : [];
  for (const bound of ends) {
    if (bound === null) continue;
    low = Math.min(low, bound - beyond);
    high = Math.max(high, bound + beyond);
  }
  // room at either end for the point; an end at zero stays at zero
  const margin = (high - low) * 0.08;
  const [from, to] = roundEnds(low === 0 ? 0 : low - margin, high === 0 ? 0 : high + margin);
  const at = (value: number) => Math.min(1, Math.max(0, (value - from) / (to - from)));
  const [first, last] = figure.interval;
  return {
    from,
    to,
    mean: at(figure.mean),
    interval: [at(first), at(last)],
    allowed: band && [at(band[0] ?? from), at(band[1] ?? to)],
    stated: stated === null ? null : at(stated),
  };
}

/** Both ends, moved outwards to the next ticks. */
function roundEnds(low: number, high: number): readonly [number, number] {
  const [first = low, second = high] = ticks(low, high, 4);
  const step = second - first;
  const out = (end: number, to: (value: number) => number) => Number((to(end / step) * step).toPrecision(12));
  return [out(low, Math.floor), out(high, Math.ceil)];
}
