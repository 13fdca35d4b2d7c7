// Judges a drawn distribution by its median, its spread and its ends, each compared as the bar in which a quantile lies.

import { type Rows, shareBetween } from '../../bench/rows/rows.ts';
import { estimate } from '../../sim/estimate.ts';
import { type Answer, PARTS } from '../read/answer.ts';
import type { Bar } from '../read/lesson.ts';
import type { Level, Verdict } from './verdict.ts';

export interface Share {
  readonly share: number;
  /** Half the width of its 95% interval. */
  readonly half: number;
}

const NORMAL_975 = 1.96;

/** The share of values in each bar. A bar reaches up to the beginning of the next one, the last bar up to its own end. */
export function sharesIn(bars: readonly Bar[], values: readonly number[]): readonly Share[] {
  return bars.map(({ from, to }, at) => {
    const next = bars[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    const isIn = (value: number) => value >= from && (value <= to || (value < next && at + 1 < bars.length));
    const share = values.filter(isIn).length / values.length;
    return { share, half: NORMAL_975 * Math.sqrt((share * (1 - share)) / values.length) };
  });
}

/** The share of packets in each bar, as the mean over the runs. */
export function packetSharesIn(bars: readonly Bar[], rows: Rows): readonly Share[] {
  return bars.map(({ from, to }) => {
    const { mean, ci95 } = estimate(rows.map((row) => shareBetween(row, from, to)));
    return { share: mean, half: ci95 ?? 0 };
  });
}

/** The shares of a drawn answer. */
export function drawnShares(answer: Answer): readonly number[] {
  return answer.map((parts) => parts / PARTS);
}

/** The parts with a bar set to the wanted count: missing parts come from those not yet placed, then from the highest bars. */
export function withParts(parts: readonly number[], at: number, wanted: number): number[] {
  const next = parts.map((own, bar) => (bar === at ? Math.min(PARTS, Math.max(0, wanted)) : own));
  while (next.reduce((sum, own) => sum + own, 0) > PARTS) {
    const highest = next.reduce(
      (best, own, bar) => (bar !== at && own > (next[best] ?? -1) ? bar : best),
      at === 0 ? 1 : 0,
    );
    next[highest] = (next[highest] ?? 0) - 1;
  }
  return next;
}

/** The tolerance for rounding in sums. */
const ROUNDING = 1e-9;

/** The bar in which a quantile lies: where the shares, added from the left, reach it. */
function barAt(shares: readonly number[], quantile: number): number {
  let sum = 0;
  for (const [at, share] of shares.entries()) {
    sum += share;
    if (sum >= quantile - ROUNDING) return at;
  }
  return shares.length - 1;
}

/** The quantiles of the spread: four of five values lie between them. */
const [LOW, HIGH] = [0.1, 0.9];
/** A bar with a smaller share than this (half a part) looks empty. */
const EMPTY = 0.5 / PARTS;

interface Shape {
  readonly middle: number;
  readonly low: number;
  readonly high: number;
  readonly first: number;
  readonly last: number;
}

function shapeOf(shares: readonly number[]): Shape {
  return {
    middle: barAt(shares, 0.5),
    low: barAt(shares, LOW),
    high: barAt(shares, HIGH),
    first: shares.findIndex((share) => share >= EMPTY),
    last: shares.findLastIndex((share) => share >= EMPTY),
  };
}

export function judgedBars(
  bars: readonly Bar[],
  measured: readonly Share[],
  drawn: readonly number[],
  count: number,
): Verdict {
  const shares = measured.map(({ share }) => share);
  const [theirs, own] = [shapeOf(shares), shapeOf(drawn)];
  // the uncertainty of the median's quantile with this count of values, at least one part
  const doubt = Math.max(1 / PARTS, (NORMAL_975 * 0.5) / Math.sqrt(count));
  const isMiddle = own.middle >= barAt(shares, 0.5 - doubt) && own.middle <= barAt(shares, 0.5 + doubt);
  const isSpread = Math.abs(own.high - own.low - (theirs.high - theirs.low)) <= 1;
  const isEnded = Math.abs(own.first - theirs.first) <= 1 && Math.abs(own.last - theirs.last) <= 1;
  const isBeside = Math.abs(own.middle - theirs.middle) <= 1;
  const name = (at: number) => `“${bars[at]?.words ?? ''}”`;
  const range = (from: number, to: number) =>
    from === to ? `in ${name(from)}` : `from ${name(from)} to ${name(to)}`;
  const told = `Half lie in ${name(theirs.middle)} or below, four of five ${range(theirs.low, theirs.high)}`;
  const level: Level =
    isMiddle && isSpread && isEnded ? 'as measured' : isMiddle || (isBeside && isSpread) ? 'near' : 'other';
  let compared = '';
  if (!isMiddle)
    compared = `Half of yours lie in ${name(own.middle)} or below; measured, in ${name(theirs.middle)} or below.`;
  else if (!isSpread)
    compared = `Yours is too ${own.high - own.low < theirs.high - theirs.low ? 'narrow' : 'wide'}: four of five lie ${range(own.low, own.high)}; measured, ${range(theirs.low, theirs.high)}.`;
  else if (!isEnded)
    compared = `Yours lies ${range(own.first, own.last)}; measured, it reaches ${range(theirs.first, theirs.last)}.`;
  return { level, measured: told, compared };
}
