// What a figure's data are: columns of a tidy table. How they are shown and written loads when somebody asks (table.ts).

export type Cell = number | string | null | undefined;

/**
 * One column of a figure's data, named by an id: that of the measure or parameter, or what else it holds in lower case.
 * Tables are tidy: one row an observation.
 */
export interface DataColumn {
  id: string;
  unit?: string | undefined;
  values: ArrayLike<Cell>;
}

/** Called only when the reader wants the data: large figures build no table while a slider moves. */
export type DataSource = () => readonly DataColumn[];

/** What a table's columns are: units by ids, in the order of the columns. */
export type Heads<K extends string = string> = Readonly<Record<K, string>>;

/** Columns of values; one without any is left out. */
export function columnsFrom<K extends string>(
  heads: Heads<K>,
  values: Readonly<Record<K, ArrayLike<Cell> | undefined>>,
): DataColumn[] {
  const ids = Object.keys(heads) as K[];
  return ids.flatMap((id) => {
    const column = values[id];
    return column === undefined ? [] : { id, unit: heads[id], values: column };
  });
}

/** Columns of rows. */
export function columnsOf<K extends string>(
  rows: readonly Readonly<Record<K, Cell>>[],
  heads: Heads<K>,
): DataColumn[] {
  const ids = Object.keys(heads) as K[];
  return ids.map((id) => ({ id, unit: heads[id], values: rows.map((row) => row[id]) }));
}
