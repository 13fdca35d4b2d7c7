/** How many of the ascending `values` are less than `value` (or, with `isInclusive`, at most `value`). */
export function countBefore(values: ArrayLike<number>, value: number, isInclusive = false): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = values[middle] ?? Number.NaN;
    if (at < value || (isInclusive && at === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}
