// Where rows of lines and the cells of senders stand, in pixels of the chart.

import { textWidth } from '../layout/text.ts';

export interface Block {
  readonly segment: number;
  readonly again: boolean;
}

/** What a sender does at a row. */
export interface Cell {
  readonly sent: readonly Block[];
  readonly window: number;
  /** The same in more words and in fewer: what there is room for is shown. */
  readonly words: string;
  readonly brief: string;
  /** It does what no other does. */
  readonly isApart: boolean;
}

export interface SenderRow {
  /** The line of the text, from 0; null between two lines. */
  readonly line: number | null;
  /** Said at rows between lines, where there is no text to type. */
  readonly words: string;
  readonly cells: readonly (Cell | null)[];
}

export interface SenderFrame {
  readonly width: number;
  readonly height: number;
  /** Width of the column of text; all of it on a phone. */
  readonly text: number;
  readonly columns: readonly { readonly left: number; readonly width: number }[];
  readonly tops: readonly number[];
  /** From the top of a row to that of its cells: on a phone the text stands above them. */
  readonly down: number;
  readonly row: number;
  /** Rows have no room for words under what is sent. */
  readonly isDense: boolean;
  /** Where there are no words, what is sent stands in the middle of its row: so far down. */
  readonly middle: number;
  readonly isNarrow: boolean;
  /** Width of the bars at the greatest window, and where they start in their column. */
  readonly bar: { readonly left: number; readonly width: number };
}

const NARROW_SENDERS = 560;
const GAP = 16;
/** A line of text, of blocks, of words. */
const TEXT_ROW = 34;
const CELL_ROW = 42;
/** Below it there are no words under what is sent; a row is never lower than the second. */
const [WORDED_ROW, LEAST_ROW] = [40, 24];

/** In a room of limited height rows are as high as it allows; on a phone the page has all the height that they need. */
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

/** As many rows as a small picture has lines of pixels: of the others nothing would be seen. */
export function thinned<T>(rows: readonly T[], height: number): readonly T[] {
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

/** Blocks side by side; runs become ranges, and what has no room is counted. */
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
