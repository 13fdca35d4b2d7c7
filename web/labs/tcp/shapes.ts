// Marks of what a sender does, in lanes over time.

import type { MarkPath } from '../../charts/timeplot/quantity.ts';

/** A needless retransmission. */
export const SQUARE: MarkPath = (at, middle) => `M${at} ${middle}m-3.5 -3.5h7v7h-7z`;
/** A cut is taken back. */
export const TRIANGLE: MarkPath = (at, middle) => `M${at} ${middle}m0 -4l4.5 7.5h-9z`;
