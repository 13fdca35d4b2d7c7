// Tables of two scenarios: rows of one below those of the other.

import type { About } from '../table/about.ts';
import type { DataColumn } from '../table/columns.ts';
import type { FurtherTable } from '../table/furtherTable.ts';
import { rowCount } from '../table/table.ts';

/** The column that says of which scenario a row is. */
const SIDE = 'side';

/** What it calls them, as `oos figure --against kept` does. */
export const [OWN, KEPT] = ['this', 'kept'];

/** The columns of a table with that column before them. */
export function ofSide(side: string, columns: readonly DataColumn[]): DataColumn[] {
  return [{ id: SIDE, values: Array.from({ length: rowCount(columns) }, () => side) }, ...columns];
}

/** One table below the other; what one of them does not have stays empty there. */
function below(tables: readonly (readonly DataColumn[])[]): DataColumn[] {
  const heads = new Map(tables.flat().map(({ id, unit }) => [id, unit]));
  const rows = tables.map(rowCount);
  return [...heads].map(([id, unit]) => ({
    id,
    unit,
    values: tables.flatMap((columns, at) => {
      const { values = [] } = columns.find((column) => column.id === id) ?? {};
      return Array.from({ length: rows[at] ?? 0 }, (_, row) => values[row]);
    }),
  }));
}

/** Rows, and the scenario that they are of. */
export interface RowsOf {
  readonly columns: readonly DataColumn[];
  readonly about: Pick<About, 'columns'> | null;
}

/** The own columns first, then the scenario in each row: such files, and rows of several scenarios, can be put one below the other. */
export function withScenarios(parts: readonly RowsOf[]): DataColumn[] {
  const heads = new Set(parts.flatMap(({ columns }) => columns.map(({ id }) => id)));
  const all = parts.map(({ columns, about }) => {
    const own = new Set(columns.map(({ id }) => id));
    const scenario = about?.columns(rowCount(columns)) ?? [];
    // what stands among the rows of another scenario is still a parameter of this one
    const among = scenario.filter(({ id }) => heads.has(id) && !own.has(id));
    return { rows: [...columns, ...among], behind: scenario.filter(({ id }) => !heads.has(id)) };
  });
  return [...below(all.map(({ rows }) => rows)), ...below(all.map(({ behind }) => behind))];
}

/** What a table shows: both sides, where it has two. */
export function shownColumns({ data, beside }: Pick<FurtherTable, 'data' | 'beside'>): readonly DataColumn[] {
  return beside === undefined ? data() : below([ofSide(OWN, data()), ofSide(KEPT, beside())]);
}
