// Writes tables for display and as CSV files.

import { format } from 'd3-format';
import type { Cell, DataColumn } from './columns.ts';

export function columnTitle({ id, unit }: DataColumn): string {
  return unit ? `${id} (${unit})` : id;
}

export function rowCount(columns: readonly DataColumn[]): number {
  return columns.reduce((most, { values }) => Math.max(most, values.length), 0);
}

const whole = format(',d');
const significant = format(',.5~g');

/** A cell for display; the CSV keeps every digit. */
export function shownCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if (!Number.isFinite(cell)) return '';
  return Number.isInteger(cell) ? whole(cell) : significant(cell);
}

/** Puts an apostrophe before a text that a spreadsheet would take for a formula, as OWASP advises; numbers are safe. */
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

/**
 * A table as CSV (RFC 4180): records end with CRLF, fields are quoted if necessary; the header holds the ids, as that
 * of `oos sweep`.
 */
export function csvText(columns: readonly DataColumn[]): string {
  const records = [columns.map(({ id }) => quoted(id)).join(',')];
  const rows = rowCount(columns);
  for (let row = 0; row < rows; row++) {
    records.push(columns.map(({ values }) => csvCell(row < values.length ? values[row] : null)).join(','));
  }
  return `${records.join('\r\n')}\r\n`;
}
