// Draws every mark of a ladder separately, used as long as they can be told apart.

import { legibleSize, textWidth } from '../layout/text.ts';
import { type Steps, stepIndex } from '../scales/steps.ts';
import type { Band, Lanes } from './lanes.ts';
import { BLEED, LOST_AT, shareOf, spacedWords } from './lines.ts';
import type { Pen } from './pen.ts';
import type { Layer, Look, Messages, Spans } from './scene.ts';
import { messagesIn, numberOf, spansIn } from './scene.ts';

/** Conversion of times to pixels and of looks to colours. */
export interface View {
  readonly t0: number;
  readonly t1: number;
  readonly x: (time: number) => number;
  readonly left: number;
  readonly right: number;
  /** The scene's looks, with colours that a canvas understands. */
  readonly looks: readonly Look[];
  readonly ink: Readonly<Record<'text' | 'soft' | 'line' | 'onMark' | 'surface', string>>;
  readonly colour: (name: string) => string;
}

const LABEL = 13;
const label = () => legibleSize(LABEL);
/** Least font size in a narrow block when presented to a room, where it is still 18 of 720 px. */
const TIGHT = 11.25;
/** Font size of two digits in a block that has room for only one of the usual size. */
const TWO = 10;
/** Radius of the dot where a message arrives. */
const ARRIVAL = 2.75;
/** Radius of these dots where many stand beside each other. */
const SMALL = 1.5;

/** Draws all marks of a layer, some at each step of the generator. */
export function* drawLayer(
  pen: Pen,
  layer: Layer,
  lanes: Lanes,
  at: number,
  view: View,
  isAlone: boolean,
): Generator<void> {
  const alpha = isAlone ? 1 : 0.75;
  const level = lanes.levels[at];
  const service = lanes.services[at];
  if (level) drawLevel(pen, layer.level, layer.levelMost, layer.stops, level, layer.end, view, layer.color);
  drawTies(pen, layer.down, lanes, view);
  if (layer.onward) {
    drawLevel(pen, layer.heldSteps, lanes.rows, layer.stops, lanes.held, layer.end, view, layer.color);
    drawMessages(pen, layer.onward, ...railsOf('onward', layer, lanes), view, alpha);
  }
  if (layer.up) drawMessages(pen, layer.up, ...railsOf('up', layer, lanes), view, alpha);
  yield;
  drawMessages(pen, layer.down, lanes.upper, lanes.lower, view, alpha);
  drawArrivals(pen, layer.down, lanes, view);
  yield;
  if (at === 0 && lanes.numbers !== 'none') drawNumbers(pen, layer.down, lanes, view);
  yield;
  for (const spans of layer.held) drawSpans(pen, spans, lanes.held, lanes.rows, view, alpha);
  yield;
  if (!service) return;
  // a pause is left blank, unless the lane of a level shows other stops from which it must differ
  if (level) drawSpans(pen, layer.pauses, service, 1, view, 1);
  drawSpans(pen, layer.service, service, 1, view, 1);
  drawLess(pen, layer, service, view);
  drawEnd(pen, layer.end, service, view);
}

/** The hatched bar from the layer's end to the end of the layer that takes longest. */
function drawLess(pen: Pen, { end, less }: Layer, { top, height }: Band, view: View): void {
  if (less === undefined || end > view.t1 || less.until < view.t0) return;
  const [x1, x2] = [Math.max(view.left, view.x(end)), Math.min(view.right, view.x(less.until))];
  const bar = [x1, top + 1, x2 - x1, height - 1];
  const color = view.colour(less.color);
  pen.lines(hatching(bar), { color, width: 1 });
  pen.lines(outlines(bar, 0.5), { color, width: 1 });
}

/** A stroke at the layer's end. */
function drawEnd(pen: Pen, end: number, { top, height }: Band, view: View): void {
  if (end < view.t0 || end > view.t1) return;
  const x = view.x(end);
  pen.lines([x, top - 3, x, top + height + 3], { color: view.ink.text, width: 2 });
}

/** Heights of the rail where messages start and of the rail where they arrive. */
export function railsOf(
  which: 'down' | 'up' | 'onward',
  { upFromOnward }: Layer,
  { upper, lower, held }: Lanes,
): readonly [start: number, stop: number] {
  const last = held.top + held.height;
  if (which === 'onward') return [lower, last];
  return which === 'up' ? [upFromOnward ? last : lower, upper] : [upper, lower];
}

function drawArrivals(pen: Pen, messages: Messages, { upper, lower }: Lanes, view: View): void {
  const dots: number[][] = view.looks.map(() => []);
  const [first, end] = messagesIn(messages, view.t0, view.t1);
  const radius = Math.min(end - first > (view.right - view.left) / 5 ? SMALL : ARRIVAL, (lower - upper) / 12);
  for (let i = first; i < end; i += 1) {
    const look = messages.look[i] ?? 0;
    const to = messages.to[i] ?? 0;
    if (to <= view.t1 && shareOf(view.looks[look]) === 1) dots[look]?.push(view.x(to), lower);
  }
  view.looks.forEach(({ color, end }, look) => {
    pen.dots(dots[look] ?? [], end === undefined ? radius : 1.6 * radius, color);
    if (end === 'ring') pen.dots(dots[look] ?? [], 1.6 * radius - 2, view.ink.surface);
  });
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
    const share = shareOf(view.looks[look]);
    const [x, y] = [from + share * (to - from), start + share * (stop - start)];
    lines[look]?.push(from, start, x, y);
    if (share === LOST_AT) crosses[look]?.push(x - 4, y - 4, x + 4, y + 4, x - 4, y + 4, x + 4, y - 4);
  }
  view.looks.forEach(({ color, width = 1.25, dash }, look) => {
    pen.lines(lines[look] ?? [], { color, width, dash, alpha });
    pen.lines(crosses[look] ?? [], { color, width: 2, alpha });
  });
}

/**
 * A line from the place where a message was lost to its retransmission: straight, or over the far rail where that
 * misses the message when it should have arrived and reports it.
 */
function drawTies(pen: Pen, messages: Messages, { upper, lower }: Lanes, view: View): void {
  const { from, to, again, report } = messages;
  if (again === undefined) return;
  const ties: number[] = [];
  const reports: number[] = [];
  for (let i = 0; i < again.length && (from[i] ?? 0) <= view.t1; i += 1) {
    const next = again[i] ?? -1;
    if (next < 0 || (from[next] ?? 0) < view.t0) continue;
    const [start, stop] = [from[i] ?? 0, to[i] ?? 0];
    ties.push(view.x(start + LOST_AT * (stop - start)), upper + LOST_AT * (lower - upper));
    if (report === undefined) ties.push(view.x(from[next] ?? 0), upper);
    else {
      ties.push(view.x(stop), lower);
      reports.push(view.x(stop), lower, view.x(from[next] ?? 0), upper);
    }
  }
  pen.lines(ties, { color: view.ink.soft, width: 1, dash: [1.5, 3], alpha: 0.8 });
  pen.lines(reports, { color: view.colour(report?.color ?? ''), width: 1, dash: [2, 3] });
}

/**
 * The messages' numbers along the upper rail, as many as fit: first those of lost, repeated or notable messages, then
 * the first and the last, then the others.
 */
function drawNumbers(pen: Pen, messages: Messages, { upper, numbers: wanted }: Lanes, view: View): void {
  const [first, end] = messagesIn(messages, view.t0, view.t1);
  // the last message that is sent for the first time
  const last = messages.part.subarray(first, end).lastIndexOf(0);
  const numbers = Array.from({ length: end - first }, (_, at) => {
    const i = first + at;
    const look = view.looks[messages.look[i] ?? 0];
    const isMarked = isMarkedAs(look, messages.part[i]);
    const words = String(numberOf(messages, i));
    const half = textWidth(words, label(), isMarked ? 600 : 400) / 2;
    // the first number is moved in from the edge of a narrow chart, which would cut it
    const place = view.x(messages.from[i] ?? 0);
    const x = Math.max(view.left - BLEED + half, place);
    const color = isMarked ? (look?.color ?? '') : view.ink.soft;
    const rank = isMarked ? 0 : at === 0 || at === last ? 1 : 2;
    return { words, place, x, half, color, isMarked, rank };
  }).filter(({ place, x, half }) => place >= view.left - 1 && x + half <= view.right + 6);
  const wantedRank = wanted === 'all' ? 2 : 1;
  for (const { words, x, color, isMarked } of spacedWords(numbers.filter(({ rank }) => rank <= wantedRank))) {
    pen.text(words, x, upper - 5, { color, size: label(), weight: isMarked ? 600 : 400 });
  }
}

/** Whether a message is lost, sent again, or notable by its look. */
export function isMarkedAs(look: Look | undefined, part: number | undefined): boolean {
  return (part ?? 0) > 0 || look?.cross === true || look?.matters === true;
}

function drawSpans(pen: Pen, spans: Spans, band: Band, rows: number, view: View, alpha: number): void {
  const solid: number[][] = view.looks.map(() => []);
  const named: [string, number, number, string, number][] = [];
  const height = band.height / rows;
  const gap = height > 5 ? 1 : 0;
  const [first, end] = spansIn(spans, view.t0, view.t1);
  for (let i = first; i < end; i += 1) {
    const x1 = Math.max(view.left, view.x(spans.from[i] ?? 0));
    const x2 = Math.min(view.right, view.x(spans.to[i] ?? 0));
    if (x2 <= x1) continue;
    const look = spans.look[i] ?? 0;
    const y = band.top + (spans.row[i] ?? 0) * height;
    const inset = x2 - x1 > 3 ? 0.5 : 0;
    solid[look]?.push(x1 + inset, y + gap, x2 - x1 - 2 * inset, height - gap);
    const ink = lettersOn(view.looks[look], view);
    if (height < label() || ink === undefined) continue;
    const words = String((spans.subject[i] ?? 0) + 1);
    const size = sizeIn(x2 - x1, words);
    if (size !== null) named.push([words, (x1 + x2) / 2, y + gap + (height + size - 4) / 2, ink, size]);
  }
  view.looks.forEach((look, i) => {
    drawBars(pen, solid[i] ?? [], look, alpha);
  });
  for (const [words, x, y, color, size] of named) pen.text(words, x, y, { color, size, weight: 600 });
}

/** Font size of a number in a block; null where it has no room. */
function sizeIn(room: number, words: string): number | null {
  const whole = label();
  const width = textWidth(words, whole, 600);
  if (room >= width + 4) return whole;
  const least = whole > LABEL ? TIGHT : words.length === 2 ? TWO : whole;
  return least < whole && room >= (width * least) / whole + 0.5 ? least : null;
}

/** Colour of the number inside a bar; undefined for bars without a number. */
function lettersOn(look: Look | undefined, { ink }: View): string | undefined {
  if (look?.fill === 'hollow') return look.color;
  return look?.fill === 'solid' ? ink.onMark : undefined;
}

const OPACITY = { solid: 1, soft: 0.5, outline: 0.26, hatch: 0.22 } as const;
/** Bars lower than this (px) have no outline, which would be two lines; they are pale like higher ones. */
const OUTLINED = 5;

/** Draws bars (x, y, width, height of each in one list) in one look. */
export function drawBars(
  pen: Pen,
  coordinates: readonly number[],
  { color, fill = 'solid' }: Look,
  alpha = 1,
): void {
  if (coordinates.length === 0) return;
  if (fill === 'hollow') pen.lines(outlines(coordinates, 1), { color, width: 1.75, alpha });
  else pen.rects(coordinates, color, alpha * OPACITY[fill]);
  if (fill === 'outline' && (coordinates[3] ?? 0) >= OUTLINED)
    pen.lines(outlines(coordinates, 0.5), { color, width: 1, alpha });
  if (fill === 'hatch') pen.lines(hatching(coordinates), { color, width: 1, alpha: alpha * 0.9 });
}

/** The four sides of each rectangle, drawn inside it by half their width. */
function outlines(coordinates: readonly number[], half: number): number[] {
  const lines: number[] = [];
  for (let i = 0; i < coordinates.length; i += 4) {
    const [x = 0, y = 0, width = 0, height = 0] = coordinates.slice(i, i + 4);
    const [left, top, right, bottom] = [x + half, y + half, x + width - half, y + height - half];
    lines.push(left - half, top, right + half, top, right, top, right, bottom);
    lines.push(right + half, bottom, left - half, bottom, left, bottom, left, top);
  }
  return lines;
}

/** Diagonal lines, clipped to their rectangles. */
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
