// The layout of rows of text and of the senders' cells, in pixels of the chart.

import { textWidth } from '../layout/text.ts';

interface Block {
  readonly segment: number;
  readonly again: boolean;
}

/** A sender's reaction to a row. */
export interface Cell {
  readonly sent: readonly Block[];
  readonly window: number;
  /** The reaction in words, long and short: the longer that fits is shown. */
  readonly words: string;
  readonly brief: string;
  /** Whether no other sender reacts in the same way. */
  readonly isApart: boolean;
}

export interface SenderRow {
  /** Index of the line of text, from 0; null for a row between two lines. */
  readonly line: number | null;
  /** Words in rows between lines, which have no text to edit. */
  readonly words: string;
  readonly cells: readonly (Cell | null)[];
}

export interface SenderFrame {
  readonly width: number;
  readonly height: number;
  /** Width of the column of text (px); the whole width on a phone. */
  readonly text: number;
  readonly columns: readonly { readonly left: number; readonly width: number }[];
  readonly tops: readonly number[];
  /** Distance from a row's top to its cells (px): on a phone the text stands above them. */
  readonly down: number;
  readonly row: number;
  /** Whether rows have no room for words below the packets sent. */
  readonly isDense: boolean;
  /** Distance from a cell's top to the packets (px): without words they stand in the middle of the row. */
  readonly middle: number;
  readonly isNarrow: boolean;
  /** Width of a bar at the greatest window, and its left end in the column (px). */
  readonly bar: { readonly left: number; readonly width: number };
}

const NARROW_SENDERS = 560;
const GAP = 16;
/** Height of a line of text, and of a cell with packets and words (px). */
const TEXT_ROW = 34;
const CELL_ROW = 42;
/** Rows lower than the first have no words below the packets; no row is lower than the second (px). */
const [WORDED_ROW, LEAST_ROW] = [40, 24];

/**
 * The frame for `count` senders. With a given height rows shrink to fit it; on a phone the page has all the height that
 * they need.
 */
export function senderFrame(
  { width, height: room }: { readonly width: number; readonly height: number | null },
  rows: readonly SenderRow[],
  count: number,
): SenderFrame {
  const isNarrow = width < NARROW_SENDERS;
  const text = isNarrow ? width : Math.round(Math.min(264, Math.max(190, width * 0.27)));
  const start = isNarrow ? 0 : text + GAP;
  const gap = isNarrow ? 10 : GAP;
  const each = (width - start - gap * (count - 1)) / count;
  const columns = Array.from({ length: count }, (_, i) => ({ left: start + i * (each + gap), width: each }));
  const down = isNarrow ? TEXT_ROW : 0;
  const fitting = room === null || isNarrow ? CELL_ROW : Math.floor((room - 2) / Math.max(1, rows.length));
  const row = Math.max(LEAST_ROW, Math.min(CELL_ROW, fitting));
  const tops: number[] = [];
  let top = 0;
  for (const { line } of rows) {
    tops.push(top);
    top += row + (line === null && isNarrow ? 20 : down);
  }
  const bar = isNarrow ? { left: 0, width: each } : { left: each * 0.6, width: each * 0.4 };
  const isDense = row < WORDED_ROW;
  const middle = isDense ? Math.floor((row - LEAST_ROW) / 2) : 0;
  return { width, height: top, text, columns, tops, down, row, isDense, middle, isNarrow, bar };
}

/** At most one row for each pixel of a small picture's height, since more could not be seen. */
export function thinnedRows<T>(rows: readonly T[], height: number): readonly T[] {
  const most = Math.max(1, Math.floor(height));
  return rows.length <= most
    ? rows
    : rows.filter(
        (_, i) => Math.floor((i * most) / rows.length) !== Math.floor(((i - 1) * most) / rows.length),
      );
}

export interface Piece {
  readonly text: string;
  readonly again: boolean;
  readonly x: number;
  readonly width: number;
}

const PAD = 7;
export const BLOCK_SIZE = 13;

/** Packets as blocks side by side; without room, runs become ranges, and then all become a number. */
export function blockPieces(sent: readonly Block[], room: number): Piece[] {
  const single = laid(sent.map(({ segment, again }) => ({ text: `${segment}`, again })));
  if (fits(single, room)) return single;
  const runs: { from: number; to: number; again: boolean }[] = [];
  for (const { segment, again } of sent) {
    const last = runs.at(-1);
    if (last && last.again === again && last.to + 1 === segment) last.to = segment;
    else runs.push({ from: segment, to: segment, again });
  }
  const ranges = laid(
    runs.map(({ from, to, again }) => ({ text: from === to ? `${from}` : `${from}–${to}`, again })),
  );
  return fits(ranges, room)
    ? ranges
    : laid([{ text: `${sent.length} packets`, again: sent.every(({ again }) => again) }]);
}

function laid(items: readonly { readonly text: string; readonly again: boolean }[]): Piece[] {
  let x = 0;
  return items.map(({ text, again }) => {
    const piece = { text, again, x, width: Math.max(22, textWidth(text, BLOCK_SIZE, 600) + PAD) };
    x += piece.width + 3;
    return piece;
  });
}

function fits(pieces: readonly Piece[], room: number): boolean {
  const last = pieces.at(-1);
  return last === undefined || last.x + last.width <= room;
}
