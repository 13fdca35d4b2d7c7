/** A density over whole numbers: `values[i]` belongs to k = `from` + i. */
export interface IntegerDensity {
  from: number;
  values: ArrayLike<number>;
  /** Half the 95% interval of each value, where the values are means over replications. */
  half?: ArrayLike<number> | undefined;
}

export function densityAt({ from, values }: IntegerDensity, k: number): number {
  return values[k - from] ?? 0;
}

/** Half the 95% interval of the share at k; undefined where there is none. */
export function halfAt({ from, half }: IntegerDensity, k: number): number | undefined {
  const found = half?.[k - from];
  return found === undefined || Number.isNaN(found) ? undefined : found;
}

/**
 * The range of k that holds the given share of every density's mass, always including -3 to 3: with a threshold
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
