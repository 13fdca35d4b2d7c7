// The columns of a figure's data, as a tidy table. Showing and writing tables loads on demand (table.ts).

export type Cell = number | string | null | undefined;

/**
 * One column of a figure's data. The id is that of the measure or parameter, or a word in lower case. Tables are tidy:
 * each row is one observation.
 */
export interface DataColumn {
  id: string;
  unit?: string | undefined;
  values: ArrayLike<Cell>;
}

/** Called only when the reader wants the data: large figures build no table while a slider moves. */
export type DataSource = () => readonly DataColumn[];

/** Units by column id, in the order of the columns. */
export type Heads<K extends string = string> = Readonly<Record<K, string>>;

/** Columns from lists of values by id; ids without values are left out. */
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

/** Columns from rows of cells by id. */
export function columnsOf<K extends string>(
  rows: readonly Readonly<Record<K, Cell>>[],
  heads: Heads<K>,
): DataColumn[] {
  const ids = Object.keys(heads) as K[];
  return ids.map((id) => ({ id, unit: heads[id], values: rows.map((row) => row[id]) }));
}
