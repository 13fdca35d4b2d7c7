// A series of a histogram.

export interface HistogramSeries {
  id: string;
  label: string;
  color: string;
  dash?: string | undefined;
  /** Whether the series is drawn as a line only, which covers no other. */
  isOutline?: boolean | undefined;
  /** One value per bin: counts, shares or densities, as the vertical axis says. */
  counts: ArrayLike<number>;
  /** The value for exactly zero, shown as a separate bar if `zeroLabel` is given. */
  zero?: number | undefined;
  /** Half of each value's 95% interval, where values are means over replications. */
  half?: ArrayLike<number> | undefined;
  zeroHalf?: number | undefined;
  mean?: number | undefined;
  /** Standard deviation, drawn as a whisker around the mean. */
  deviation?: number | undefined;
}
