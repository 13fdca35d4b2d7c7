// Every mark of a ladder one by one, for as many as can be told apart.

import { type Steps, stepIndex } from '../frame/steps.ts';
import { textWidth } from '../frame/text.ts';
import type { Band, Lanes } from './lanes.ts';
import type { Pen } from './pen.ts';
import type { Layer, Look, Messages, Spans } from './scene.ts';
import { messagesIn, spansIn } from './scene.ts';

/** How times become pixels, and looks colours. */
export interface View {
  readonly t0: number;
  readonly t1: number;
  readonly x: (time: number) => number;
  readonly left: number;
  readonly right: number;
  /** With colours as the canvas understands them. */
  readonly looks: readonly Look[];
  readonly ink: { readonly text: string; readonly soft: string; readonly line: string };
  readonly colour: (name: string) => string;
}

/** How far along its way a lost message gets. */
export const LOST_AT = 0.62;
const LABEL = 13;

export function drawLayer(
  pen: Pen,
  layer: Layer,
  lanes: Lanes,
  at: number,
  view: View,
  isAlone: boolean,
): void {
  const alpha = isAlone ? 1 : 0.75;
  const level = lanes.levels[at];
  const service = lanes.services[at];
  if (level) drawLevel(pen, layer.level, layer.levelMost, layer.stops, level, layer.end, view, layer.color);
  drawTies(pen, layer.down, lanes, view);
  if (layer.up) drawMessages(pen, layer.up, lanes.lower, lanes.upper, view, alpha);
  drawMessages(pen, layer.down, lanes.upper, lanes.lower, view, alpha);
  if (at === 0) drawNumbers(pen, layer.down, lanes, view);
  for (const spans of layer.held) drawSpans(pen, spans, lanes.held, lanes.rows, view, alpha);
  if (!service) return;
  drawSpans(pen, layer.pauses, service, 1, view, 1);
  drawSpans(pen, layer.service, service, 1, view, 1);
}

function drawMessages(
  pen: Pen,
  messages: Messages,
  start: number,
  stop: number,
  view: View,
  alpha: number,
): void {
  const lines: number[][] = view.looks.map(() => []);
  const crosses: number[][] = view.looks.map(() => []);
  const [first, end] = messagesIn(messages, view.t0, view.t1);
  for (let i = first; i < end; i += 1) {
    const look = messages.look[i] ?? 0;
    const from = view.x(messages.from[i] ?? 0);
    const to = view.x(messages.to[i] ?? 0);
    const share = view.looks[look]?.cross ? LOST_AT : 1;
    const [x, y] = [from + share * (to - from), start + share * (stop - start)];
    lines[look]?.push(from, start, x, y);
    if (share < 1) crosses[look]?.push(x - 4, y - 4, x + 4, y + 4, x - 4, y + 4, x + 4, y - 4);
  }
  view.looks.forEach(({ color, width = 1.25, dash }, look) => {
    pen.lines(lines[look] ?? [], { color, width, dash, alpha });
    pen.lines(crosses[look] ?? [], { color, width: 2, alpha });
  });
}

/** From where a message was lost to where it is sent again. */
function drawTies(pen: Pen, { from, to, again }: Messages, { upper, lower }: Lanes, view: View): void {
  if (again === undefined) return;
  const ties: number[] = [];
  for (let i = 0; i < again.length && (from[i] ?? 0) <= view.t1; i += 1) {
    const next = again[i] ?? -1;
    if (next < 0 || (from[next] ?? 0) < view.t0) continue;
    const [start, stop] = [from[i] ?? 0, to[i] ?? 0];
    ties.push(view.x(start + LOST_AT * (stop - start)), upper + LOST_AT * (lower - upper));
    ties.push(view.x(from[next] ?? 0), upper);
  }
  pen.lines(ties, { color: view.ink.soft, width: 1, dash: [1.5, 3], alpha: 0.8 });
}

/** The subjects' numbers (counted from 1) along the upper rail, as many as do not touch. */
function drawNumbers(pen: Pen, messages: Messages, { upper }: Lanes, view: View): void {
  const [first, end] = messagesIn(messages, view.t0, view.t1);
  let free = view.left - 8;
  for (let i = first; i < end; i += 1) {
    const x = view.x(messages.from[i] ?? 0);
    const words = String((messages.subject[i] ?? 0) + 1);
    const half = textWidth(words, LABEL) / 2;
    if (x - half < free || x + half > view.right) continue;
    const look = view.looks[messages.look[i] ?? 0];
    const isMarked = (messages.part[i] ?? 0) > 0 || look?.cross;
    const color = isMarked ? (look?.color ?? '') : view.ink.soft;
    pen.text(words, x, upper - 3, { color, size: LABEL });
    free = x + half + 5;
  }
}

function drawSpans(pen: Pen, spans: Spans, band: Band, rows: number, view: View, alpha: number): void {
  const solid: number[][] = view.looks.map(() => []);
  const named: [string, number, number][] = [];
  const height = band.height / rows;
  const gap = height > 5 ? 1 : 0;
  const [first, end] = spansIn(spans, view.t0, view.t1);
  for (let i = first; i < end; i += 1) {
    const x1 = Math.max(view.left, view.x(spans.from[i] ?? 0));
    const x2 = Math.min(view.right, view.x(spans.to[i] ?? 0));
    if (x2 <= x1) continue;
    const look = spans.look[i] ?? 0;
    const y = band.top + band.height - ((spans.row[i] ?? 0) + 1) * height;
    const inset = x2 - x1 > 3 ? 0.5 : 0;
    solid[look]?.push(x1 + inset, y + gap, x2 - x1 - 2 * inset, height - gap);
    if (height < LABEL || view.looks[look]?.fill === 'hatch') continue;
    const words = String((spans.subject[i] ?? 0) + 1);
    if (x2 - x1 >= textWidth(words, LABEL) + 4)
      named.push([words, (x1 + x2) / 2, y + gap + (height + LABEL - 3) / 2]);
  }
  view.looks.forEach((look, i) => {
    drawBars(pen, solid[i] ?? [], look, alpha);
  });
  for (const [words, x, y] of named)
    pen.text(words, x, y, { color: view.ink.text, size: LABEL, weight: 500 });
}

/** Bars in their look: solid enough to be seen, light enough to write on. */
export function drawBars(
  pen: Pen,
  coordinates: readonly number[],
  { color, fill = 'solid' }: Look,
  alpha = 1,
): void {
  if (coordinates.length === 0) return;
  pen.rects(coordinates, color, alpha * { solid: 0.62, soft: 0.24, hatch: 0.22 }[fill]);
  if (fill === 'hatch') pen.lines(hatching(coordinates), { color, width: 1, alpha: alpha * 0.9 });
}

/** Diagonal lines, each cut to its rectangle. */
function hatching(coordinates: readonly number[]): number[] {
  const lines: number[] = [];
  for (let i = 0; i < coordinates.length; i += 4) {
    const [x = 0, y = 0, width = 0, height = 0] = coordinates.slice(i, i + 4);
    for (let start = x - height + 3; start < x + width; start += 6) {
      const from = Math.max(start, x);
      const to = Math.min(start + height, x + width);
      if (to > from) lines.push(from, y + height - (from - start), to, y + height - (to - start));
    }
  }
  return lines;
}

function drawLevel(
  pen: Pen,
  steps: Steps,
  most: number,
  stops: Spans,
  { top, height }: Band,
  end: number,
  view: View,
  color: string,
): void {
  const bars: number[] = [];
  const { times, values } = steps;
  for (let i = Math.max(0, stepIndex(times, view.t0)); i < times.length; i += 1) {
    const from = times[i] ?? 0;
    if (from > view.t1 || from >= end) break;
    const x1 = Math.max(view.left, view.x(from));
    const x2 = Math.min(view.right, view.x(Math.min(end, times[i + 1] ?? end)));
    const share = ((values[i] ?? 0) / most) * height;
    if (x2 > x1) bars.push(x1, top + height - share, x2 - x1, share);
  }
  pen.rects(bars, view.colour(color), 0.3);
  const [x1, x2] = [Math.max(view.left, view.x(0)), Math.min(view.right, view.x(end))];
  if (x2 > x1) pen.lines([x1, top + height, x2, top + height], { color: view.ink.line, width: 1 });
  drawSpans(pen, stops, { top, height }, 1, view, 1);
}
