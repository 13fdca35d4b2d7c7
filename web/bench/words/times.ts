// A time that is a mean, to the digits that its interval allows.

import { rounded } from './numbers.ts';

/** In what times up to this one are written, and by how many ms one is more: seconds from 2 s on. */
export function timeScale(most: number): readonly [unit: 'ms' | 's', by: number] {
  return most >= 2000 ? ['s', 1000] : ['ms', 1];
}

/** A mean time to the digits of its interval, without one to a tenth of a millisecond; in seconds where one beside it is. */
export function timeTo(value: number, half: number | null, beside = 0): string {
  const most = Math.max(value, beside);
  const [unit, by] = timeScale(most);
  return `${rounded(value / by, (half ?? unknownHalf(most)) / by)} ${unit}`;
}

/** What stands for half the interval of a time where there is none, ms. */
export function unknownHalf(most: number): number {
  return most < 1000 ? 1 : 10;
}
