// The digits of two delays that stand beside their difference.

import { rounded } from '../../../bench/words/numbers.ts';

/**
 * Both, and their difference without its sign: to the digits of its interval, or to so many more that who subtracts what is
 * shown finds what is shown.
 */
export function apart(from: number, to: number, half: number) {
  let places = rounded(half, half).split('.')[1]?.length ?? 0;
  const shown = (value: number) => value.toFixed(places);
  const difference = () => shown(Math.abs(Number(shown(from)) - Number(shown(to))));
  while (places < 3 && difference() !== shown(Math.abs(from - to))) places += 1;
  return { from: shown(from), to: shown(to), difference: difference(), half: shown(half) };
}
