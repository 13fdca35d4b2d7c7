// The order in which the points of a figure are computed: a coarse picture comes first, and sharpens.

/** Every second point of the last pass is new, every second of the one before: a line has three such passes behind its first. */
const LINE_STRIDES = [4, 2, 1];

/** The largest power of two that leaves two of so many points. */
function coarsest(count: number): number {
  let stride = 1;
  while (2 * stride < count) stride *= 2;
  return stride;
}

/** Indices of a line that a stride adds to those of twice the stride. */
function added(count: number, stride: number): number[] {
  const all: number[] = [];
  for (let i = 0; i < count; i += stride)
    if (stride === coarsest(count) || i % (2 * stride) !== 0) all.push(i);
  return all;
}

/** Indices 0 to count - 1 in four passes: every eighth, these too coarse to fine, then those added by taking every fourth, and so on. */
export function passes(count: number): number[][] {
  const first: number[] = [];
  for (let stride = coarsest(count); stride >= 8; stride /= 2) first.push(...added(count, stride));
  return [first, ...LINE_STRIDES.map((stride) => (stride <= coarsest(count) ? added(count, stride) : []))];
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
  const first = coarsest(Math.max(columns, rows));
  for (let stride = first; stride >= 1; stride /= 2) {
    for (let row = 0; row < rows; row += stride) {
      for (let column = 0; column < columns; column += stride) {
        const isKnown = stride < first && row % (2 * stride) === 0 && column % (2 * stride) === 0;
        if (!isKnown) order.push(row * columns + column);
      }
    }
  }
  return order;
}

/** How far a cell that is not computed yet takes the value of a computed one. */
export const GRID_STRIDE = 4;
