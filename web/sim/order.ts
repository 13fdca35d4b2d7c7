// The order in which the points of a figure are computed: a coarse picture comes first, and sharpens.

/** Indices 0 to count - 1 in four passes: every eighth, then those added by taking every fourth, and so on. */
export function passes(count: number): number[][] {
  return [8, 4, 2, 1].map((stride) => {
    const pass: number[] = [];
    for (let i = 0; i < count; i += stride) if (stride === 8 || i % (2 * stride) !== 0) pass.push(i);
    return pass;
  });
}

/** The passes one after the other. */
export function coarseToFine(count: number): number[] {
  return passes(count).flat();
}

/** The same for whole columns of a grid, each from its first row to its last. */
export function coarseToFineColumns(columns: number, rows: number): number[] {
  return coarseToFineGrid(columns, 1).flatMap((column) =>
    Array.from({ length: rows }, (_, row) => row * columns + column),
  );
}

/** The same for whole rows. */
export function coarseToFineRows(columns: number, rows: number): number[] {
  return coarseToFineGrid(1, rows).flatMap((row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column),
  );
}

/** The same for the cells of a grid, row by row: the cells of a coarser grid come first. */
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
