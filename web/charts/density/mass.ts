/** A density over whole numbers: `values[i]` belongs to k = `from` + i. */
export interface IntegerDensity {
  from: number;
  values: ArrayLike<number>;
}

export function densityAt({ from, values }: IntegerDensity, k: number): number {
  return values[k - from] ?? 0;
}

/**
 * The range of k that holds the given share of every density's mass, always including zero: with a threshold
 * of 200, most of the axis would be empty and the shape a mere spike.
 */
export function massRange(densities: readonly IntegerDensity[], share = 0.999): [number, number] {
  let [low, high] = [-3, 3];
  for (const { from, values } of densities) {
    let total = 0;
    for (let i = 0; i < values.length; i++) total += values[i] ?? 0;
    const tail = ((1 - share) / 2) * total;
    let left = 0;
    for (let i = 0; i < values.length; i++) {
      left += values[i] ?? 0;
      if (left > tail) {
        low = Math.min(low, from + i);
        break;
      }
    }
    let right = 0;
    for (let i = values.length - 1; i >= 0; i--) {
      right += values[i] ?? 0;
      if (right > tail) {
        high = Math.max(high, from + i);
        break;
      }
    }
  }
  return [low, high];
}
