// Places a card about one subject: over as few marks as possible, and never over the subject's own or a
// title.

import { placesOf, spanOf } from './Lit.tsx';
import type { Band, LadderFrame } from './lanes.ts';
import type { View } from './marks.ts';
import { messageLine } from './pick.ts';
import { messagesIn, type Scene, type Spans, spansIn } from './scene.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface CardPlace {
  readonly box: Box;
  /** The line from the subject's mark to the card. */
  readonly tie: readonly [x1: number, y1: number, x2: number, y2: number];
}

type Spot = readonly [x: number, y: number, weight: number];

/** Cost of covering something that must stay visible: more than everything else together. */
const OWN = 10_000;
/** This many pixels of the connecting line cost as much as one covered mark. */
const REACH = 16;
const ACROSS = 24;
const DOWN = 12;
/** Space around what must stay visible (px). */
const AIR = 8;

export function cardPlace(
  scene: Scene,
  frame: LadderFrame,
  view: View,
  subject: number,
  size: Pick<Box, 'width' | 'height'>,
  titleWidths: readonly number[],
): CardPlace | null {
  const anchors = anchorsOf(scene, frame, view, subject);
  if (anchors.length === 0) return null;
  const spots = [...titleSpots(frame, titleWidths), ...markSpots(scene, frame, view, subject)];
  const [right, bottom] = [frame.width - size.width, frame.bottom - size.height];
  let best: { readonly place: CardPlace; readonly cost: number } | null = null;
  for (let i = 0; i <= ACROSS; i += 1) {
    for (let j = 0; j <= DOWN; j += 1) {
      const box = { left: (i / ACROSS) * Math.max(0, right), top: (j / DOWN) * Math.max(0, bottom), ...size };
      const marks = covered(box, spots);
      for (const anchor of anchors) {
        const end = nearest(box, anchor);
        const cost = marks + Math.hypot(end[0] - anchor[0], end[1] - anchor[1]) / REACH;
        if (best === null || cost < best.cost) best = { place: { box, tie: [...anchor, ...end] }, cost };
      }
    }
  }
  return best?.place ?? null;
}

function covered({ left, top, width, height }: Box, spots: readonly Spot[]): number {
  let cost = 0;
  for (const [x, y, weight] of spots) {
    const air = weight === OWN ? AIR : 0;
    if (x > left - air && x < left + width + air && y > top - air && y < top + height + air) cost += weight;
  }
  return cost;
}

function nearest(
  { left, top, width, height }: Box,
  [x, y]: readonly [number, number],
): readonly [number, number] {
  return [Math.min(left + width, Math.max(left, x)), Math.min(top + height, Math.max(top, y))];
}

/** Both ends of the subject's wait, if it waits in any diagram; otherwise the last point of its message. */
function anchorsOf(
  { diagrams }: Scene,
  frame: LadderFrame,
  view: View,
  subject: number,
): (readonly [number, number])[] {
  const inside = (x: number) => Math.min(view.right, Math.max(view.left, x));
  let message: readonly [number, number] | null = null;
  for (const [d, { layers }] of diagrams.entries()) {
    const lanes = frame.diagrams[d];
    if (!lanes) continue;
    for (const { held, down } of layers) {
      const bar = spanOf(held, subject);
      if (bar !== null) {
        const y = lanes.held.top + ((bar.row + 0.5) * lanes.held.height) / lanes.rows;
        return [
          [inside(view.x(bar.from)), y],
          [inside(view.x(bar.to)), y],
        ];
      }
      const own = placesOf(down, subject).at(-1);
      if (message === null && own !== undefined) {
        const [x, y] = messageLine(down, own, lanes.upper, lanes.lower, view).to;
        message = [inside(x), y];
      }
    }
  }
  return message === null ? [] : [message];
}

/** Titles and names of lanes. */
function titleSpots({ diagrams, left }: LadderFrame, widths: readonly number[]): Spot[] {
  return diagrams.flatMap(({ title, upper, bottom }, d) => [
    ...line([left, title - 5], [left + (widths[d] ?? 0), title - 5], 16, OWN),
    ...line([left / 2, upper], [left / 2, bottom], 16, 2),
  ]);
}

function markSpots({ diagrams }: Scene, frame: LadderFrame, view: View, subject: number): Spot[] {
  const spots: Spot[] = [];
  diagrams.forEach(({ layers }, d) => {
    const lanes = frame.diagrams[d];
    if (!lanes) return;
    layers.forEach(({ down, held, service }, at) => {
      const weightOf = (one: number | undefined) => (one === subject ? OWN : 1);
      const [first, end] = messagesIn(down, view.t0, view.t1);
      for (let i = first; i < end; i += 1) {
        const { from, to } = messageLine(down, i, lanes.upper, lanes.lower, view);
        spots.push(...line(from, to, 14, weightOf(down.subject[i])));
      }
      const bars = (spans: Spans, band: Band | undefined, rows: number) => {
        if (!band) return;
        const [start, stop] = spansIn(spans, view.t0, view.t1);
        for (let i = start; i < stop; i += 1) {
          const y = rowMiddle(spans, i, band, rows);
          const [x1, x2] = [view.x(spans.from[i] ?? 0), view.x(spans.to[i] ?? 0)];
          spots.push(...line([x1, y], [x2, y], 14, weightOf(spans.subject[i])));
        }
      };
      for (const spans of held) bars(spans, lanes.held, lanes.rows);
      bars(service, lanes.services[at], 1);
    });
  });
  return spots;
}

function rowMiddle({ row }: Spans, i: number, band: Band, rows: number): number {
  return band.top + (((row[i] ?? 0) + 0.5) * band.height) / rows;
}

/** Spots along a line, one every so many pixels. */
function line(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  each: number,
  weight: number,
): Spot[] {
  const count = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / each));
  return Array.from({ length: count + 1 }, (_, i): Spot => {
    const share = i / count;
    return [x1 + share * (x2 - x1), y1 + share * (y2 - y1), weight];
  });
}
