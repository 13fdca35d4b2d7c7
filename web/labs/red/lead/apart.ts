// Rounding of two delays that are shown beside their difference.

import { rounded } from '../../../bench/words/numbers.ts';

const MOST_PLACES = 3;

/**
 * Two delays and their absolute difference, rounded to the digits that the interval `half` allows (at most two of its
 * digits), so that the delays as shown differ by the difference as shown.
 */
export function apart(from: number, to: number, half: number) {
  const places = rounded(half, half).split('.')[1]?.length ?? 0;
  const most = half > 0 ? Math.min(MOST_PLACES, Math.max(0, 1 - Math.floor(Math.log10(half)))) : MOST_PLACES;
  for (let digits = places; digits <= most; digits += 1) {
    const shown = (value: number) => value.toFixed(digits);
    const difference = shown(Math.abs(Number(shown(from)) - Number(shown(to))));
    if (difference === shown(Math.abs(from - to)))
      return { from: shown(from), to: shown(to), difference, half: shown(half) };
  }
  return matched(from, to, half, most);
}

/**
 * The values at this number of digits where they do not differ by the rounded difference: the one with the larger
 * rounding error is rounded the other way.
 */
function matched(from: number, to: number, half: number, digits: number) {
  const unit = 10 ** -digits;
  const shown = (value: number) => value.toFixed(digits);
  const off = (value: number) => value - Number(shown(value));
  const next = (value: number) => shown(Number(shown(value)) + Math.sign(off(value)) * unit);
  const isFrom = Math.abs(off(from)) > Math.abs(off(to));
  return {
    from: isFrom ? next(from) : shown(from),
    to: isFrom ? shown(to) : next(to),
    difference: shown(Math.abs(from - to)),
    half: shown(half),
  };
}
