// A surface: one measure over two parameters, as a grid of means.

import type { Samples } from '../results/samples.ts';
import { GRID_STRIDE } from './order.ts';

/** Means of a measure, row by row; a cell without results has the value of the coarser cell that contains it. */
export function gridOf<M extends string>(
  samples: Samples<M>,
  measure: M,
  columns: number,
  rows: number,
): Float64Array {
  const values = new Float64Array(columns * rows);
  for (let at = 0; at < values.length; at += 1) {
    const column = at % columns;
    const row = (at - column) / columns;
    let value: number | null = null;
    for (let stride = 1; stride <= GRID_STRIDE && value === null; stride *= 2) {
      const coarse = (row - (row % stride)) * columns + column - (column % stride);
      value = samples.mean(measure, coarse);
    }
    values[at] = value ?? Number.NaN;
  }
  return values;
}
