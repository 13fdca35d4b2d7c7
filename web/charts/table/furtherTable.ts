// The tables that belong to a figure.

import type { DataColumn, DataSource } from './columns.ts';

/** Name of the table with a figure's data. */
export const DATA_NAME = 'Data';

/** A table besides the figure's data that must not be mixed with them: an analysis, observations of another kind. */
export interface FurtherTable {
  /** The table's name, such as "Analysis". */
  name: string;
  /** What the table's file adds to the figure's file name. */
  suffix: string;
  data: DataSource;
  /** The same table of the kept scenario; a first column then tells the rows of both apart. */
  keptData?: DataSource | undefined;
}

/** A table of the shown scenario and, once that has come, of the kept one. */
export function dataOfBoth<T>(
  own: T,
  kept: T | undefined,
  columns: (result: T) => readonly DataColumn[],
): Pick<FurtherTable, 'data' | 'keptData'> {
  return { data: () => columns(own), keptData: kept === undefined ? undefined : () => columns(kept) };
}
