// Tables as they are shown, and as files.

import { format } from 'd3-format';
import type { About } from './about.ts';
import type { Cell, DataColumn } from './columns.ts';
import type { FurtherTable } from './furtherTable.ts';

export function columnTitle({ id, unit }: DataColumn): string {
  return unit ? `${id} (${unit})` : id;
}

export function rowCount(columns: readonly DataColumn[]): number {
  return columns.reduce((most, { values }) => Math.max(most, values.length), 0);
}

const whole = format(',d');
const significant = format('.5~g');

/** The column that says of which scenario a row is. */
const SIDE = 'side';

/** The columns of a table with that column before them. */
export function ofSide(side: string, columns: readonly DataColumn[]): DataColumn[] {
  return [{ id: SIDE, values: Array.from({ length: rowCount(columns) }, () => side) }, ...columns];
}

/** One table below the other; what one of them does not have stays empty there. */
export function below(tables: readonly (readonly DataColumn[])[]): DataColumn[] {
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
  readonly about: About | null;
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
  if (beside === undefined) return data();
  const [own, other] = beside.sides;
  return below([ofSide(own, data()), ofSide(other, beside.data())]);
}

/** A cell for display; the CSV keeps every digit. */
export function shownCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if (!Number.isFinite(cell)) return '';
  return Number.isInteger(cell) ? whole(cell) : significant(cell);
}

/** A text that a spreadsheet would take for a formula stands behind an apostrophe, as OWASP advises; a number is none. */
function harmless(text: string): string {
  const isNumber = text.trim() !== '' && Number.isFinite(Number(text));
  return /^[=+\-@\t\r]/.test(text) && !isNumber ? `'${text}` : text;
}

function quoted(given: string): string {
  const text = harmless(given);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return quoted(cell);
  return Number.isFinite(cell) ? String(cell) : '';
}

/** RFC 4180: records end with CRLF, fields are quoted if necessary; the header has the ids, as that of `oos sweep`. */
export function csvText(columns: readonly DataColumn[]): string {
  const records = [columns.map(({ id }) => quoted(id)).join(',')];
  const rows = rowCount(columns);
  for (let row = 0; row < rows; row++) {
    records.push(columns.map(({ values }) => csvCell(row < values.length ? values[row] : null)).join(','));
  }
  return `${records.join('\r\n')}\r\n`;
}
