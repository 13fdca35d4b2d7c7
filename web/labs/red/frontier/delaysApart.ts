// Rounding of two delays that are shown beside their difference.

import { roundedToInterval } from '../../../bench/words/numbers.ts';

const MOST_PLACES = 3;

/**
 * Two delays and their absolute difference, rounded to the digits that the interval `half` allows (at most two of its
 * digits), so that the delays as shown differ by the difference as shown. Where rounding each does not give that, `from`,
 * which is interpolated, gives way, by less than a unit of its last digit: `to` is a measure of the scenario.
 */
export function delaysApart(from: number, to: number, half: number) {
  const places = roundedToInterval(half, half).split('.')[1]?.length ?? 0;
  const most = half > 0 ? Math.min(MOST_PLACES, Math.max(0, 1 - Math.floor(Math.log10(half)))) : MOST_PLACES;
  for (let digits = places; ; digits += 1) {
    const shown = (value: number) => value.toFixed(digits);
    const difference = shown(Math.abs(from - to));
    const matching = shown(Number(shown(to)) + Math.sign(from - to) * Number(difference));
    if (matching === shown(from) || digits >= most)
      return { from: matching, to: shown(to), difference, half: shown(half) };
  }
}
