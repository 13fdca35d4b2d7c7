// A mean over the runs with the half-width of its 95% interval, with the digits that the interval allows.

import { threeDigits } from '../../../bench/words/numbers.ts';

/** "6.53 ± 0.02", to three significant digits at most; without the interval where it is below the last digit. */
export function meanWithInterval(mean: number, half: number): string {
  if (!(half > 0)) return threeDigits(mean);
  const whole = Math.max(1, Math.floor(Math.log10(Math.abs(mean))) + 1);
  const known = Math.max(0, -Math.floor(Math.log10(half)));
  const digits = Math.min(known, Math.max(0, 3 - whole));
  const least = 10 ** -digits;
  return half < least / 2 ? mean.toFixed(digits) : `${mean.toFixed(digits)} ± ${half.toFixed(digits)}`;
}
