// The tables of a figure.

import type { DataColumn, DataSource } from './columns.ts';

/** What a figure's data are called. */
export const DATA = 'Data';

/** What a figure has besides its data and must not be mixed with them: an analysis, observations of another kind. */
export interface FurtherTable {
  /** Such as "Analysis". */
  name: string;
  /** What its file's name adds to the figure's. */
  suffix: string;
  data: DataSource;
  /** The same of the scenario that is drawn beside: for rows of its own, a first column says which is which. */
  beside?: DataSource | undefined;
}

/** A table of what is shown, and the same of what is kept, once that has come. */
export function ofBoth<T>(
  own: T,
  kept: T | undefined,
  columns: (of: T) => readonly DataColumn[],
): Pick<FurtherTable, 'data' | 'beside'> {
  return { data: () => columns(own), beside: kept === undefined ? undefined : () => columns(kept) };
}
