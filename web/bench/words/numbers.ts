// Formats the results of a laboratory for summaries and tables.

import { format } from 'd3-format';

const significant = format('.3~r');
const whole = format(',.0f');

/** A measured time (ms) to three digits; in seconds if it, or the time beside it, is at least 2 s. */
export function milliseconds(value: number, beside = 0): string {
  return Math.max(value, beside) >= 2000 ? `${significant(value / 1000)} s` : `${threeDigits(value)} ms`;
}

/** A number to three significant digits, whole from 1000 on; rounding errors of sums count as 0. */
export function threeDigits(value: number): string {
  const size = Math.abs(value);
  return size >= 1000 ? whole(value) : size < 1e-12 ? '0' : significant(value);
}

/** A value to the digits that its interval allows: down to the first digit of `half`, to tenths if `half` is 1 to 10. */
export function roundedToInterval(value: number, half: number): string {
  if (!(half > 0)) return threeDigits(value);
  const places = half >= 10 ? 0 : Math.max(1, -Math.floor(Math.log10(half)));
  return unsigned(format(`,.${Math.min(3, places)}f`)(value));
}

/** "0.173 ± 0.003"; without an interval where all runs agree, to the digits that can be shown. */
export function withHalf(value: number, half: number): string {
  const size = roundedToInterval(half, half);
  return Number(size) === 0 || Number.isNaN(half)
    ? threeDigits(value)
    : `${roundedToInterval(value, half)} ± ${size}`;
}

/** A formatted number, without its sign if it is 0. */
function unsigned(text: string): string {
  return Number(text) === 0 ? text.replace(/^[-−]/, '') : text;
}

/** A share in percent, to a tenth. */
export const percent = format('.1~%');

/** A share in percent without decimals, as a mean of few runs is not known to a tenth. */
export const wholePercent = format('.0%');

/** A difference of two shares, or half the interval of one, in points to a tenth; less than that is not rounded to 0. */
export function points(share: number): string {
  const value = 100 * share;
  // below a thousandth it is an error of rounding
  const size = format(value > 0.001 && value < 0.05 ? '.1~r' : '.1~f')(value);
  return `${size} ${size === '1' ? 'point' : 'points'}`;
}

/** How much smaller (or larger) the second number is than the first, in words; empty if that has no meaning. */
export function changeInWords(from: number, to: number, smaller: string, larger: string): string {
  return from > 0 && Number.isFinite(to) ? changeBy((from - to) / from, smaller, larger) : '';
}

/** As `change`, from the share by which the number is smaller. */
function changeBy(share: number, smaller: string, larger: string): string {
  const size = Math.abs(share);
  if (size < 0.005) return 'about the same';
  if (share > 0.995 && share < 1) return `over 99% ${smaller}`;
  return `${wholePercent(size)} ${share > 0 ? smaller : larger}`;
}
