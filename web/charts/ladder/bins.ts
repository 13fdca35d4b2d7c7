// A ladder seen from afar: where single marks would cover each other, each column of a few pixels shows counts,
// extremes and shares of what happens in it. Nothing is left out, and nothing is drawn that does not happen.

import { decimatedColumns, type Steps } from '../scales/steps.ts';
import type { Band, Lanes } from './lanes.ts';
import { drawBars, type View } from './marks.ts';
import type { Pen } from './pen.ts';
import type { Layer, Messages, Spans } from './scene.ts';
import { leavingIn, messagesIn, spansIn } from './scene.ts';

/** Width of a column in pixels. */
export const COLUMN = 3;
/** From this many messages per pixel on, their lines cannot be told apart. */
const DENSE = 0.4;

export function isDense(messages: Messages, { t0, t1, left, right }: View): boolean {
  const [first, end] = messagesIn(messages, t0, t1);
  return end - first > DENSE * (right - left);
}

/** Number of messages of each look sent in each column: counts[look][column]. */
export function binCounts(messages: Messages, looks: number, t0: number, t1: number, columns: number) {
  const counts = Array.from({ length: looks }, () => new Uint32Array(columns));
  const perTime = columns / (t1 - t0);
  const [first, end] = leavingIn(messages, t0, t1);
  for (let i = first; i < end; i += 1) {
    const column = Math.min(columns - 1, Math.floor(((messages.from[i] ?? 0) - t0) * perTime));
    const own = counts[messages.look[i] ?? 0];
    if (own) own[column] = (own[column] ?? 0) + 1;
  }
  return counts;
}

/** The largest column sum over all looks. */
export function mostIn(counts: readonly Uint32Array[]): number {
  let most = 0;
  for (let column = 0; column < (counts[0]?.length ?? 0); column += 1) {
    most = Math.max(
      most,
      counts.reduce((sum, own) => sum + (own[column] ?? 0), 0),
    );
  }
  return most;
}

/** The share of each column covered by spans of each look, shares[look][column]; overlapping spans add up. */
export function coverage(
  spans: Spans,
  looks: number,
  t0: number,
  t1: number,
  columns: number,
): Float64Array[] {
  const shares = Array.from({ length: looks }, () => new Float64Array(columns));
  const perTime = columns / (t1 - t0);
  const [first, end] = spansIn(spans, t0, t1);
  for (let i = first; i < end; i += 1) {
    const own = shares[spans.look[i] ?? 0];
    if (!own) continue;
    const from = Math.max(0, ((spans.from[i] ?? 0) - t0) * perTime);
    const to = Math.min(columns, ((spans.to[i] ?? 0) - t0) * perTime);
    for (let column = Math.floor(from); column < to; column += 1) {
      own[column] = (own[column] ?? 0) + Math.min(to, column + 1) - Math.max(from, column);
    }
  }
  return shares;
}

/** The number of columns that fit into the view. */
function columnsOf({ left, right }: View): number {
  return Math.max(1, Math.floor((right - left) / COLUMN));
}

export function drawLayerFromAfar(
  pen: Pen,
  layer: Layer,
  lanes: Lanes,
  at: number,
  view: View,
  most: number,
): void {
  const columns = columnsOf(view);
  const between = { top: lanes.upper + 2, height: lanes.lower - lanes.upper - 4 };
  const counts = binCounts(layer.down, view.looks.length, view.t0, view.t1, columns);
  drawStacks(pen, counts, most, between, view);
  drawEnvelope(pen, layer.heldSteps, lanes.rows, lanes.held, layer.end, view, layer.color);
  const [level, service] = [lanes.levels[at], lanes.services[at]];
  if (level) {
    drawEnvelope(pen, layer.level, layer.levelMost, level, layer.end, view, layer.color);
    drawShares(pen, layer.stops, level, view, columns);
  }
  if (service) {
    drawShares(pen, layer.service, service, view, columns);
    if (level) drawShares(pen, layer.pauses, service, view, columns, true);
  }
}

function drawStacks(pen: Pen, counts: readonly Uint32Array[], most: number, band: Band, view: View): void {
  const feet = new Float64Array(counts[0]?.length ?? 0);
  counts.forEach((own, look) => {
    const bars: number[] = [];
    own.forEach((count, column) => {
      if (count === 0) return;
      const height = (count / Math.max(1, most)) * band.height;
      const foot = feet[column] ?? 0;
      bars.push(view.left + column * COLUMN, band.top + band.height - foot - height, COLUMN, height);
      feet[column] = foot + height;
    });
    pen.rects(bars, view.looks[look]?.color ?? '', 0.7);
  });
}

/** Draws a level: solid up to each column's smallest value, light up to its largest. */
export function drawEnvelope(
  pen: Pen,
  steps: Steps,
  most: number,
  { top, height: band }: Band,
  end: number,
  { t0, t1, left, right, colour }: Pick<View, 't0' | 't1' | 'left' | 'right' | 'colour'>,
  color: string,
): void {
  const solid: number[] = [];
  const light: number[] = [];
  const count = Math.max(1, Math.floor((right - left) / COLUMN));
  const columns = decimatedColumns(steps, t0, t1, count, end);
  const stop = Math.min(count, ((end - t0) / (t1 - t0)) * count);
  const bar = (bars: number[], x: number, width: number, foot: number, height: number) => {
    if (width > 0 && height > 0) {
      bars.push(left + x * COLUMN, top + band - foot - height, width * COLUMN, height);
    }
  };
  let before = 0;
  columns.forEach((column, i) => {
    const low = (Math.min(column.least, before) / most) * band;
    const high = (Math.max(column.greatest, before) / most) * band;
    const next = Math.min(stop, columns[i + 1]?.x ?? stop);
    bar(solid, column.x, 1, 0, low);
    bar(light, column.x, 1, low, high - low);
    // the value is constant until the next column with a step
    bar(solid, column.x + 1, next - column.x - 1, 0, (column.last / most) * band);
    before = column.last;
  });
  pen.rects(solid, colour(color), 0.5);
  pen.rects(light, colour(color), 0.25);
}

function drawShares(pen: Pen, spans: Spans, band: Band, view: View, columns: number, fromTop = false): void {
  coverage(spans, view.looks.length, view.t0, view.t1, columns).forEach((own, look) => {
    const bars: number[] = [];
    own.forEach((share, column) => {
      const height = Math.min(1, share) * band.height;
      const y = fromTop ? band.top : band.top + band.height - height;
      if (height > 0) bars.push(view.left + column * COLUMN, y, COLUMN, height);
    });
    const one = view.looks[look];
    // columns this thin cannot show hatching or an outline
    const isPlain = one?.fill !== 'hatch' && one?.fill !== 'hollow';
    if (one) drawBars(pen, bars, isPlain ? one : { ...one, fill: 'solid' });
  });
}
