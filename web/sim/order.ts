// In which order the points of a figure are computed: so that a coarse picture comes first and sharpens.

/** Indices 0 to count - 1, every eighth first, then every fourth, and so on. */
export function coarseToFine(count: number): number[] {
  const order: number[] = [];
  for (let stride = 8; stride >= 1; stride /= 2) {
    for (let i = 0; i < count; i += stride) if (stride === 8 || i % (2 * stride) !== 0) order.push(i);
  }
  return order;
}

/** The same for the cells of a grid, row after row: those that a grid of a quarter of the size has come first. */
export function coarseToFineGrid(columns: number, rows: number): number[] {
  const order: number[] = [];
  for (let stride = GRID_STRIDE; stride >= 1; stride /= 2) {
    for (let row = 0; row < rows; row += stride) {
      for (let column = 0; column < columns; column += stride) {
        const isKnown = stride < GRID_STRIDE && row % (2 * stride) === 0 && column % (2 * stride) === 0;
        if (!isKnown) order.push(row * columns + column);
      }
    }
  }
  return order;
}

export const GRID_STRIDE = 4;
