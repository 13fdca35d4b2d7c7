// Formats mean times to the digits that their intervals allow.

import { roundedToInterval } from './numbers.ts';

/** The unit for times up to `most` (ms), and its length in ms: seconds from 2 s on. */
export function timeScale(most: number): readonly [unit: 'ms' | 's', by: number] {
  return most >= 2000 ? ['s', 1000] : ['ms', 1];
}

/** A mean time (ms) to the digits of its interval, or without one as by `unknownHalf`; in seconds if it, or the time beside it, is at least 2 s. */
export function timeText(value: number, half: number | null, beside = 0): string {
  const most = Math.max(value, beside);
  const [unit, by] = timeScale(most);
  return `${roundedToInterval(value / by, (half ?? unknownHalf(most)) / by)} ${unit}`;
}

/** The half-width (ms) that sets the digits of a time without an interval. */
export function unknownHalf(most: number): number {
  return most < 1000 ? 1 : 10;
}
