import { format } from 'd3-format';

export type Cell = number | string | null | undefined;

/** One column of a figure's data; shorter columns are filled with empty cells. */
export interface DataColumn {
  label: string;
  unit?: string | undefined;
  values: ArrayLike<Cell>;
}

/** Called only when the reader wants the data: large figures build no table while a slider moves. */
export type DataSource = () => readonly DataColumn[];

export function columnTitle({ label, unit }: DataColumn): string {
  return unit ? `${label} (${unit})` : label;
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

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return quoted(cell);
  return Number.isFinite(cell) ? String(cell) : '';
}

/** RFC 4180: records end with CRLF, fields are quoted if necessary, and the header includes units. */
export function csvText(columns: readonly DataColumn[]): string {
  const records = [columns.map((column) => quoted(columnTitle(column))).join(',')];
  const rows = rowCount(columns);
  for (let row = 0; row < rows; row++) {
    records.push(columns.map(({ values }) => csvCell(row < values.length ? values[row] : null)).join(','));
  }
  return `${records.join('\r\n')}\r\n`;
}
