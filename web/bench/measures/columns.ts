// Columns that are parameters and measures: their ids and units are those of the model's tables.

import type { Measure } from '#pkg/measures.ts';
import type { Param } from '#pkg/params.ts';
import type { DataColumn } from '../../charts/figure/columns.ts';
import type { Matrix } from '../../charts/frame/matrix.ts';

type Named = Pick<Param | Measure, 'id' | 'unit'>;

export function columnOf({ id, unit }: Named, values: DataColumn['values']): DataColumn {
  return { id, unit, values };
}

/** Means of a measure, with the half-widths of their intervals behind them. */
export function estimateColumns(
  measure: Named,
  means: DataColumn['values'],
  halves: DataColumn['values'],
): DataColumn[] {
  return [columnOf(measure, means), { id: `${measure.id}_ci95`, unit: measure.unit, values: halves }];
}

/** Where each cell of a surface is, row by row. */
export function placeColumns({ x, y, values }: Matrix, across: Param, up: Param): DataColumn[] {
  const cells = Array.from({ length: values.length }, (_, i) => i);
  const [xs, ys] = [cells.map((i) => x[i % x.length]), cells.map((i) => y[Math.floor(i / x.length)])];
  return [columnOf(across, xs), columnOf(up, ys)];
}
