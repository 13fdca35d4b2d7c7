/** The middle one of the values, of an even number the higher; undefined where there are none. */
export function median(values: Iterable<number>): number | undefined {
  const sorted = Array.from(values).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
