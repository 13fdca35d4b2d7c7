// Marks of a sender's events, in lanes over time.

import type { MarkPath } from '../../charts/timeplot/quantity.ts';

/** A square, shifted to the right of its time by so many pixels. */
const square =
  (behind: number): MarkPath =>
  (at, middle) =>
    `M${at} ${middle}m${behind - 3.5} -3.5h7v7h-7z`;
const triangle =
  (behind: number): MarkPath =>
  (at, middle) =>
    `M${at} ${middle}m${behind} -4l4.5 7.5h-9z`;

/** A needless retransmission. */
export const SQUARE = square(0);
/** A cut is undone. */
export const TRIANGLE = triangle(0);

/** The marks side by side: on a fast link ten packets, and the sender's reactions, have the same place on the axis. */
export const SQUARE_BESIDE = square(9);
export const TRIANGLE_BESIDE = triangle(20);
