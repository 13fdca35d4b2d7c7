// What a histogram shows.

export interface HistogramSeries {
  id: string;
  label: string;
  color: string;
  dash?: string | undefined;
  /** A line alone, which covers nothing. */
  isOutline?: boolean | undefined;
  /** One value per bin: counts, shares or densities, as the vertical axis says. */
  counts: ArrayLike<number>;
  /** The value for exactly zero, shown as a separate bar if `zeroLabel` is given. */
  zero?: number | undefined;
  /** Half of each value's 95% interval, where it is a mean over several runs. */
  half?: ArrayLike<number> | undefined;
  zeroHalf?: number | undefined;
  mean?: number | undefined;
  /** Standard deviation, drawn as a whisker around the mean. */
  deviation?: number | undefined;
}
