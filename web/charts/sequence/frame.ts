// The layout of an arrival order: one column per place, shared by the packets sent, the arrivals and the
// measures below, so that it can be read downwards.

import { textWidth } from '../layout/text.ts';
import { rowName, type SequenceRow } from './rows.ts';

export interface SequenceFrame {
  readonly width: number;
  readonly height: number;
  /** Width of a column. */
  readonly slot: number;
  readonly left: number;
  readonly right: number;
  /** Middle of a column. */
  readonly x: (place: number) => number;
  /** Index of the nearest column to `x`. */
  readonly placeAt: (x: number) => number;
  readonly sentY: number;
  readonly arrivedY: number;
  /** Radius of the tokens; 0 if there is no room for any. */
  readonly sentRadius: number;
  readonly radius: number;
  readonly rows: readonly RowFrame[];
  readonly rowHeight: number;
  /** Font size of the names. */
  readonly fontSize: number;
  /** Left edge of the totals and their names, if there is room for them. */
  readonly totals: number | null;
  readonly hasNotes: boolean;
}

export interface RowFrame {
  readonly row: SequenceRow;
  readonly top: number;
  readonly middle: number;
}

export const NAMES = { sent: 'sent', arrived: 'arrived' } as const;

/** Width of the totals with their notes and without, in pixels. */
export const TOTALS_WIDTH = { withNotes: 224, withoutNotes: 76 } as const;

interface Input {
  readonly columns: number;
  /** The widest sequence number, as text. */
  readonly widest: string;
  readonly rows: readonly SequenceRow[];
  readonly isMini: boolean;
}

export function sequenceFrame(width: number, height: number, input: Input): SequenceFrame {
  const { columns, rows, isMini, widest } = input;
  const fontSize = width < 520 ? 14 : 16;
  const hasTotals = !isMini && width >= 640;
  const names = [NAMES.sent, NAMES.arrived, ...rows.map((row) => rowName(row, hasTotals))];
  const margin = isMini
    ? 2
    : Math.ceil(Math.max(...names.map((name) => textWidth(name, fontSize)))) + (width < 520 ? 10 : 24);
  const hasNotes = !isMini && width >= 800;
  const room = hasNotes ? TOTALS_WIDTH.withNotes : TOTALS_WIDTH.withoutNotes;
  const totals = hasTotals ? width - room : null;
  const [left, right] = [margin, totals === null ? width - 2 : totals - 16];
  const slot = Math.max(0.1, right - left) / Math.max(1, columns);

  const rowHeight = Math.min(44, Math.max(24, height * 0.1));
  // in a low window the figure's buttons share the last line of the chart
  const foot = width >= 520 && height < 320 ? 26 : 0;
  const bottom = isMini ? height - 2 : height - foot - rows.length * rowHeight;
  const most = Math.min(width < 1500 ? 24 : 32, 0.4 * slot, height * 0.065);
  const hasTokens = !isMini && 2 * most >= textWidth(widest, 13, 600) + 6;
  const radius = hasTokens ? most : 0;
  const sentRadius = 0.72 * radius;
  // without discs, the numbers need a line of their own above and below the crossings
  const edge = isMini ? 0 : hasTokens ? 0 : fontSize + 4;
  return {
    width,
    height,
    slot,
    left,
    right,
    x: (place) => left + (place + 0.5) * slot,
    placeAt: (x) => Math.min(columns - 1, Math.max(0, Math.floor((x - left) / slot))),
    sentY: 2 + sentRadius + edge,
    arrivedY: bottom - radius - edge - (isMini ? 0 : 10),
    sentRadius,
    radius,
    rows: rows.map((row, i) => ({
      row,
      top: bottom + i * rowHeight,
      middle: bottom + (i + 0.5) * rowHeight,
    })),
    rowHeight,
    fontSize,
    totals,
    hasNotes,
  };
}
