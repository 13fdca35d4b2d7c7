// What the simulation tells of one law at one jitter: the six columns of `JitterDensity.values`.

export interface Point {
  readonly md: number;
  readonly entropy: number;
  /** P(D >= 3). */
  readonly tail: number;
  /** 99.9% quantile of D, packets. */
  readonly late: number;
  readonly reordered: number;
  /** Packets displaced beyond the threshold. */
  readonly beyond: number;
}

export const COLUMNS = 6;

export function pointOf(column: (at: number) => number): Point {
  return {
    md: column(0),
    entropy: column(1),
    tail: column(2),
    late: column(3),
    reordered: column(4),
    beyond: column(5),
  };
}
