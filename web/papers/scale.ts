// Where a figure, its interval and what a rule allows stand on the line of a small plot.

import { ticks } from 'd3-array';
import type { ClaimCheck } from '../sources/claims.ts';

export interface RuleScale {
  readonly from: number;
  readonly to: number;
  /** Shares of the line, from 0 to 1. */
  readonly mean: number;
  readonly interval: readonly [number, number];
  /** What is allowed, up to the ends of the line where it is open. */
  readonly allowed: readonly [number, number] | null;
  readonly stated: number | null;
}

/** Around a value alone, as a share of it. */
const AROUND = 0.5;
/** Zero belongs to a line that would else begin within so much of its end. */
const NEAR_ZERO = 0.7;

/** What is seen on either side of a bound, as a share of the rest. */
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
  // of a range with one end, something is seen on both sides of it
  const beyond = (high - low) * BEYOND;
  const ends = band?.includes(null) ? band : [];
  for (const bound of ends) {
    if (bound === null) continue;
    low = Math.min(low, bound - beyond);
    high = Math.max(high, bound + beyond);
  }
  // room for the point at either end; zero stays the end that it is
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

/** Out to the next ticks. */
function roundEnds(low: number, high: number): readonly [number, number] {
  const [first = low, second = high] = ticks(low, high, 4);
  const step = second - first;
  const out = (end: number, to: (value: number) => number) => Number((to(end / step) * step).toPrecision(12));
  return [out(low, Math.floor), out(high, Math.ceil)];
}
