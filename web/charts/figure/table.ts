import { format } from 'd3-format';

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

/** What a figure has besides its data and must not be mixed with them: an analysis, observations of another kind. */
export interface FurtherTable {
  /** Such as "Analysis". */
  name: string;
  /** What its file's name adds to the figure's. */
  suffix: string;
  data: DataSource;
}

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

export function columnTitle({ id, unit }: DataColumn): string {
  return unit ? `${id} (${unit})` : id;
}

export function rowCount(columns: readonly DataColumn[]): number {
  return columns.reduce((most, { values }) => Math.max(most, values.length), 0);
}

const whole = format(',d');
const significant = format('.5~g');

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
