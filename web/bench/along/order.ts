// The order in which the points of a figure are computed: a coarse picture first, which then becomes finer.

/** Strides of the three passes over a line that follow the first; each pass adds the points halfway between those computed before. */
const LINE_STRIDES = [4, 2, 1];

/** The largest power of two that, as a stride, still takes two of `count` points. */
function coarsest(count: number): number {
  let stride = 1;
  while (2 * stride < count) stride *= 2;
  return stride;
}

/** Indices of a line's points that a stride takes and twice the stride does not. */
function added(count: number, stride: number): number[] {
  const all: number[] = [];
  for (let i = 0; i < count; i += stride)
    if (stride === coarsest(count) || i % (2 * stride) !== 0) all.push(i);
  return all;
}

/** Indices 0 to count - 1 in four passes: every eighth point, coarse to fine, then the points added by every fourth, every second and every one. */
export function coarseToFinePasses(count: number): number[][] {
  const first: number[] = [];
  for (let stride = coarsest(count); stride >= 8; stride /= 2) first.push(...added(count, stride));
  return [first, ...LINE_STRIDES.map((stride) => (stride <= coarsest(count) ? added(count, stride) : []))];
}

/** Indices 0 to count - 1, coarse to fine. */
export function coarseToFine(count: number): number[] {
  return coarseToFinePasses(count).flat();
}

/** Indices of a grid's cells by whole columns, coarse to fine, each column from its first row to its last. */
export function coarseToFineColumns(columns: number, rows: number): number[] {
  return coarseToFineGrid(columns, 1).flatMap((column) =>
    Array.from({ length: rows }, (_, row) => row * columns + column),
  );
}

/** Indices of a grid's cells by whole rows, coarse to fine. */
export function coarseToFineRows(columns: number, rows: number): number[] {
  return coarseToFineGrid(1, rows).flatMap((row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column),
  );
}

/** Indices of a grid's cells, those of coarser grids first; within one grid row by row. */
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

/** The largest stride at which a computed cell stands for the cells around it that are not computed yet. */
export const GRID_STRIDE = 4;
