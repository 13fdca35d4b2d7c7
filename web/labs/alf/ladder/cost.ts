// What packets that are lost or saved by hand cost, against the same scenario without them.

import { instant } from '../../../bench/words/counts.ts';

/** A tenth of a millisecond is the least that is told. */
const LEAST = 0.05;

/** Whether two times are told apart. */
export function isDifferent(one: number, other: number): boolean {
  return Math.abs(one - other) >= LEAST;
}

/** "100 ms later", as it follows a completion time. */
export function laterWords(difference: number): string {
  if (Math.abs(difference) < LEAST) return 'unchanged';
  return `${instant(Math.abs(difference))} ${difference > 0 ? 'later' : 'earlier'}`;
}

/** "100 ms" or "nothing"; what is won has its sign. */
export function costWords(difference: number): string {
  if (Math.abs(difference) < LEAST) return 'nothing';
  return `${difference < 0 ? '−' : ''}${instant(Math.abs(difference))}`;
}
