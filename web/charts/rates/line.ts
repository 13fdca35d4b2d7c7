// What a trace of rates shows.

export interface RateLine {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  /** At the times of the chart; what is not finite breaks the line. */
  readonly values: ArrayLike<number>;
  /** When something happened that cuts the rate, ascending. */
  readonly events: ArrayLike<number>;
}
