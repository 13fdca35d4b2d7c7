// Columns that are parameters and measures: their ids and units are those of the model's tables.

import type { Measure } from '#pkg/measures.ts';
import type { Param } from '#pkg/params.ts';
import type { DataColumn } from '../../charts/table/columns.ts';

type Named = Pick<Param | Measure, 'id' | 'unit'>;

/** A column of a figure's table. */
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
