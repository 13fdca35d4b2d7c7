// Places the words for reasons to wait: beside one of their bars, clear of all other bars.

import { LABEL_SIZE, NOTE_SIZE, textWidth } from '../layout/text.ts';
import { type Band, type LadderFrame, type Lanes, middleBaseline } from './lanes.ts';
import type { View } from './marks.ts';
import { type Layer, type Scene, type Spans, spansIn } from './scene.ts';

export interface WaitName {
  readonly words: string;
  readonly color: string;
  readonly x: number;
  /** Baseline (px). */
  readonly y: number;
  /** Whether the words stand before their bar and end at x. */
  readonly isBefore: boolean;
  /** Left and right end of the line to the bar (px). */
  readonly line: readonly [number, number];
  /** Time when the bar begins. */
  readonly from: number;
}

/** Distance from the words to the line, and from the line to the bar (px). */
const GAP = 5;
const AWAY = 4;
/** Lengths of the line that are tried (px): the shortest that keeps the words clear of all bars. */
const LINES = [24, 48, 72, 96, 120];

interface Bar {
  readonly x1: number;
  readonly x2: number;
  readonly top: number;
  readonly bottom: number;
  readonly from: number;
}

/** Names each reason once, at the first list for it that has room. */
export function waitNames({ diagrams, names }: Scene, frame: LadderFrame, view: View): WaitName[] {
  const named = new Map<string, WaitName>();
  diagrams.forEach(({ layers }, d) => {
    const lanes = frame.diagrams[d];
    if (lanes === undefined || layers.length > 1) return;
    for (const { held, heldWords = [], heldBrief = [], color } of layers) {
      const lists = held.map((spans) => barsOf(spans, lanes, view));
      const taken =
        frame.isNarrow && d === 0 ? [...lists.flat(), laneName(names.held, lanes, frame)] : lists.flat();
      lists.forEach((bars, i) => {
        const words = heldWords[i] ?? '';
        if (words === '' || named.has(words)) return;
        // the first reason is named before its bars, later reasons behind theirs
        const place = (text: string) => placed(text, bars, taken, i === 0, lanes.held, view);
        const brief = heldBrief[i] ?? '';
        const found = place(words) ?? (brief === '' ? null : place(brief));
        if (found !== null) named.set(words, { ...found, color });
      });
    }
  });
  return [...named.values()];
}

/** The box of the lane's name inside the lane, if there is no room beside it. */
function laneName(name: string, { held }: Lanes, { left }: LadderFrame): Box {
  const y = middleBaseline([held]);
  return { x1: left, x2: left + textWidth(name, NOTE_SIZE) + 8, top: y - NOTE_SIZE, bottom: y + 4 };
}

function barsOf(spans: Spans, { held, rows }: Lanes, view: View): Bar[] {
  const height = held.height / rows;
  const [first, end] = spansIn(spans, view.t0, view.t1);
  const bars: Bar[] = [];
  for (let i = first; i < end; i += 1) {
    const top = held.top + (spans.row[i] ?? 0) * height;
    const from = spans.from[i] ?? 0;
    bars.push({ x1: view.x(from), x2: view.x(spans.to[i] ?? 0), top, bottom: top + height, from });
  }
  return bars;
}

/** Beside the bar nearest to a height of the lane at which the words have room. */
function placed(
  words: string,
  bars: readonly Bar[],
  all: readonly Box[],
  isBefore: boolean,
  { top, height }: Band,
  view: View,
): Omit<WaitName, 'color'> | null {
  const width = textWidth(words, NOTE_SIZE, 600);
  const middle = top + height * (isBefore ? 0.42 : 0.16);
  const near = [...bars].sort((a, b) => Math.abs(centre(a) - middle) - Math.abs(centre(b) - middle));
  for (const [bar, length] of near.flatMap((one) => LINES.map((least) => [one, least] as const))) {
    const y = centre(bar) + 4.5;
    const start = isBefore ? bar.x1 - AWAY - length : bar.x2 + AWAY;
    const line = [start, start + length] as const;
    const x = isBefore ? line[0] - GAP : line[1] + GAP;
    const [left, right] = isBefore ? [x - width, x] : [x, x + width];
    if (left < view.left || right > view.right) continue;
    const box = { x1: left - 2, x2: right + 2, top: y - NOTE_SIZE + 2, bottom: y + 3 };
    const row = { x1: line[0], x2: line[1], top: centre(bar), bottom: centre(bar) };
    if (all.some((one) => touches(one, box) || touches(one, row))) continue;
    return { words, x, y, isBefore, line, from: bar.from };
  }
  return null;
}

type Box = Omit<Bar, 'from'>;

function touches(one: Box, other: Box): boolean {
  return one.x1 <= other.x2 && one.x2 >= other.x1 && one.top <= other.bottom && one.bottom >= other.top;
}

function centre({ top, bottom }: Bar): number {
  return (top + bottom) / 2;
}

/** The words in the hatched bar behind a layer's end; null where they do not fit. */
export function lessName({ end, less }: Layer, band: Band | undefined, view: View) {
  if (less === undefined || band === undefined || end < view.t0 || less.until > view.t1) return null;
  const [x1, x2] = [view.x(end), view.x(less.until)];
  if (x2 - x1 < textWidth(less.words, LABEL_SIZE, 600) + 12) return null;
  return {
    words: less.words,
    color: less.color,
    until: less.until,
    x: (x1 + x2) / 2,
    y: band.top + band.height / 2 + 5,
  };
}
