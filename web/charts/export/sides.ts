// Tables of two scenarios, with the rows of one below those of the other.

import type { DataColumn } from '../table/columns.ts';
import type { FigureSource } from '../table/figureSource.ts';
import type { FurtherTable } from '../table/furtherTable.ts';
import { rowCount } from '../table/table.ts';

/** Id of the column that tells the scenarios' rows apart. */
const SIDE = 'side';

/** The values of that column, the same as of `oos figure --against kept`. */
export const [OWN, KEPT] = ['this', 'kept'];

/** The columns of a table, preceded by that column. */
export function withSideColumn(side: string, columns: readonly DataColumn[]): DataColumn[] {
  return [{ id: SIDE, values: Array.from({ length: rowCount(columns) }, () => side) }, ...columns];
}

/** Puts tables one below the other; cells of columns that a table lacks stay empty. */
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

/** Columns of data, and the scenario to which they belong. */
export interface ScenarioTable {
  readonly columns: readonly DataColumn[];
  readonly about: Pick<FigureSource, 'columns'> | null;
}

/**
 * Adds each row's scenario in columns behind the data, so that files of several scenarios can be put one below the
 * other.
 */
export function withScenarios(parts: readonly ScenarioTable[]): DataColumn[] {
  const heads = new Set(parts.flatMap(({ columns }) => columns.map(({ id }) => id)));
  const all = parts.map(({ columns, about }) => {
    const own = new Set(columns.map(({ id }) => id));
    const scenario = about?.columns(rowCount(columns)) ?? [];
    // a parameter varied in another table's rows is still a parameter of this scenario
    const among = scenario.filter(({ id }) => heads.has(id) && !own.has(id));
    return { rows: [...columns, ...among], behind: scenario.filter(({ id }) => !heads.has(id)) };
  });
  return [...below(all.map(({ rows }) => rows)), ...below(all.map(({ behind }) => behind))];
}

/** The columns to show: of both scenarios, where the table has two. */
export function shownColumns({
  data,
  keptData,
}: Pick<FurtherTable, 'data' | 'keptData'>): readonly DataColumn[] {
  return keptData === undefined
    ? data()
    : below([withSideColumn(OWN, data()), withSideColumn(KEPT, keptData())]);
}
