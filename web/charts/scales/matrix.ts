/** Values over two ascending axes, row by row: `values[row * x.length + column]`; NaN means not computed yet. */
export interface Matrix {
  x: ArrayLike<number>;
  y: ArrayLike<number>;
  values: ArrayLike<number>;
  /** Half the 95% interval of a cell, by the cell's index in `values`; null while it has none. */
  half?: ((at: number) => number | null) | undefined;
}

export interface Cell {
  column: number;
  row: number;
}

export function matrixValue({ x, values }: Matrix, { column, row }: Cell): number {
  return values[row * x.length + column] ?? Number.NaN;
}

/** Whether two surfaces are equal in every cell: a surface compared with itself is drawn once. */
export function isSameMatrix(one: Matrix, other: Matrix): boolean {
  return (
    one.values.length === other.values.length &&
    Array.from(one.values).every((value, i) => Object.is(value, other.values[i]))
  );
}

export function nearestIndex(values: ArrayLike<number>, wanted: number): number {
  let best = 0;
  let distance = Infinity;
  for (let i = 0; i < values.length; i++) {
    const apart = Math.abs((values[i] ?? 0) - wanted);
    if (apart < distance) [best, distance] = [i, apart];
  }
  return best;
}

/** Bilinear interpolation between the four neighbours; NaN outside the matrix and beside cells not computed. */
export function interpolatedValue(matrix: Matrix, x: number, y: number): number {
  const column = lowerIndex(matrix.x, x);
  const row = lowerIndex(matrix.y, y);
  if (column < 0 || row < 0) return Number.NaN;
  const tx = share(matrix.x, column, x);
  const ty = share(matrix.y, row, y);
  const at = (dc: number, dr: number) => {
    const weight = (dc ? tx : 1 - tx) * (dr ? ty : 1 - ty);
    // A neighbour with weight 0 may be missing.
    return weight === 0 ? 0 : weight * matrixValue(matrix, { column: column + dc, row: row + dr });
  };
  return at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1);
}

/**
 * The surface's value at a place of the map, interpolated evenly in pixels between cells, as bands and contours are
 * drawn.
 */
export function valueAt(
  matrix: Matrix,
  { x, y }: { x: (value: number) => number; y: (value: number) => number },
  place: { x: number; y: number },
): number {
  // y is negated because pixels grow downwards and the axis grows upwards
  const axes = {
    x: Array.from(matrix.x, (value) => x(value)),
    y: Array.from(matrix.y, (value) => -y(value)),
  };
  return interpolatedValue({ ...matrix, ...axes }, x(place.x), -y(place.y));
}

function lowerIndex(values: ArrayLike<number>, wanted: number): number {
  const last = values.length - 1;
  if (last < 0 || wanted < (values[0] ?? 0) || wanted > (values[last] ?? 0)) return -1;
  let i = 0;
  while (i < last - 1 && (values[i + 1] ?? 0) <= wanted) i++;
  return i;
}

function share(values: ArrayLike<number>, i: number, wanted: number): number {
  const from = values[i] ?? 0;
  const to = values[i + 1] ?? from;
  return to === from ? 0 : (wanted - from) / (to - from);
}
