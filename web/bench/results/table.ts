// The measures of a laboratory, from its generated table.

import type { Measure, MeasureId, Quantity } from '#pkg/measures.ts';
import type { LabId } from '#pkg/params.ts';
import { tableOf } from '../../scenario/tables.ts';

export type { Measure, MeasureId, Quantity };

/** The measures of a laboratory, in the order of the columns of a replication's row. */
export function measuresOf<L extends LabId>(lab: L): readonly Measure<L>[] {
  return tableOf(lab).measures;
}

/** The first measure of a quantity: the sides share name, unit and description. */
export function measureOf<L extends LabId>(lab: L, quantity: Quantity<L>): Measure<L> {
  const found = measuresOf(lab).find((measure) => measure.quantity === quantity);
  if (found === undefined) throw new Error(`${lab} has no measure of ${quantity}`);
  return found;
}

/** The measure with an id; throws if the laboratory has none. */
export function measureById<L extends LabId>(lab: L, id: MeasureId<L>): Measure<L> {
  const found = measuresOf(lab).find((measure) => measure.id === id);
  if (found === undefined) throw new Error(`${lab} has no measure ${id}`);
  return found;
}

/** The name with the symbol, unless the symbol is a word of the name. */
export function fullName({ name, symbol }: Pick<Measure, 'name' | 'symbol'>): string {
  const words = ` ${name.replace(/[(),]/g, ' ')} `;
  return symbol === '' || words.includes(` ${symbol} `) ? name : `${name} ${symbol}`;
}

/** One measure's value in a row in the order of the table. */
export function measureIn<L extends LabId>(lab: L, row: ArrayLike<number>, id: MeasureId<L>): number {
  return row[measuresOf(lab).findIndex((measure) => measure.id === id)] ?? Number.NaN;
}
