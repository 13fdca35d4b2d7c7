// Table columns of parameters and measures, with ids and units from the model's tables.

import type { Measure } from '#pkg/measures.ts';
import type { Param } from '#pkg/params.ts';
import type { DataColumn } from '../../charts/table/columns.ts';

type NamedQuantity = Pick<Param | Measure, 'id' | 'unit'>;

/** The column of a parameter or measure. */
export function columnOf({ id, unit }: NamedQuantity, values: DataColumn['values']): DataColumn {
  return { id, unit, values };
}

/** A column with the means of a measure, and one with the half-widths of their intervals. */
export function estimateColumns(
  measure: NamedQuantity,
  means: DataColumn['values'],
  halves: DataColumn['values'],
): DataColumn[] {
  return [columnOf(measure, means), { id: `${measure.id}_ci95`, unit: measure.unit, values: halves }];
}
