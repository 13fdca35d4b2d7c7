// Moving means of a trace, as smooth as a wide screen can show it.

/** Number of means across the whole axis. */
const MEANS = 75;

/** Number of samples in a mean, where so many samples are shown. */
export function samplesPerMean(shown: number): number {
  return Math.max(1, Math.round(shown / MEANS));
}

/** Means over the `width` samples around each; fewer at both ends. */
export function movingMean(values: ArrayLike<number>, width: number): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let i = 0; i < values.length; i += 1) sums[i + 1] = (sums[i] ?? 0) + (values[i] ?? 0);
  const before = width >> 1;
  return Float64Array.from({ length: values.length }, (_, i) => {
    const from = Math.max(0, i - before);
    const to = Math.min(values.length, i - before + width);
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
}
