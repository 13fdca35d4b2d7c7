// Finds the mark under the pointer.

import type { Band, LadderFrame } from './lanes.ts';
import { type Line, lineDistance, partOf, shareOf } from './lines.ts';
import type { View } from './marks.ts';
import type { Hit, Layer, Messages, Scene, Spans } from './scene.ts';
import { messagesIn, spansIn } from './scene.ts';

/** Reach of a pointer (px): a finger is less precise than a mouse. */
const REACH = { mouse: 9, touch: 18 };
/** A notable message is picked before a plain one that is nearer by up to this (px). */
const FAVOUR = 5;

interface NearestHit {
  readonly distance: number;
  readonly hit: Hit;
}

export function pick(
  scene: Scene,
  frame: LadderFrame,
  view: View,
  x: number,
  y: number,
  reach: keyof typeof REACH,
): Hit | null {
  if (x < view.left - 4 || x > view.right + 4) return null;
  const diagram = frame.diagrams.findIndex(({ top, bottom }) => y >= top && y <= bottom);
  const lanes = frame.diagrams[diagram];
  if (!lanes) return null;
  const found = (scene.diagrams[diagram]?.layers ?? []).flatMap((layer, at) => {
    const hit = (subject: number, part: number | null): Hit => ({ diagram, layer: at, subject, part });
    const isBetween = y >= lanes.upper - 20 && y < lanes.lower + 2;
    const service = lanes.services[at];
    return [
      isBetween ? nearMessage(layer, lanes.upper, lanes.lower, view, x, y, hit) : null,
      ...layer.held.map((spans) => nearSpan(spans, lanes.held, lanes.rows, view, x, y, hit)),
      service ? nearSpan(layer.service, service, 1, view, x, y, hit) : null,
    ].filter((near) => near !== null);
  });
  const near = found.reduce<NearestHit | null>(
    (nearest, one) => (nearest === null || one.distance < nearest.distance ? one : nearest),
    null,
  );
  return near !== null && near.distance <= REACH[reach] ? near.hit : null;
}

type MakeHit = (subject: number, part: number | null) => Hit;

function nearMessage(
  { down }: Layer,
  upper: number,
  lower: number,
  view: View,
  x: number,
  y: number,
  hit: MakeHit,
): NearestHit | null {
  const margin = (20 / (view.right - view.left)) * (view.t1 - view.t0);
  const time = view.t0 + ((x - view.left) / (view.right - view.left)) * (view.t1 - view.t0);
  const [first, end] = messagesIn(down, time - margin, time + margin);
  let near: NearestHit | null = null;
  for (let i = first; i < end; i += 1) {
    // its number above the rail belongs to the message too
    const away = lineDistance(messageLine(down, i, upper, lower, view), x, Math.max(y, upper));
    const distance = away - (view.looks[down.look[i] ?? 0]?.matters ? FAVOUR : 0);
    if (distance < (near?.distance ?? Infinity)) {
      near = { distance, hit: hit(down.subject[i] ?? 0, down.part[i] ?? 0) };
    }
  }
  return near;
}

export function messageLine(messages: Messages, i: number, start: number, stop: number, view: View): Line {
  const [x1, x2] = [view.x(messages.from[i] ?? 0), view.x(messages.to[i] ?? 0)];
  return partOf({ x1, y1: start, x2, y2: stop }, shareOf(view.looks[messages.look[i] ?? 0]));
}

function nearSpan(
  spans: Spans,
  band: Band,
  rows: number,
  view: View,
  x: number,
  y: number,
  hit: MakeHit,
): NearestHit | null {
  if (y < band.top - 2 || y > band.top + band.height + 2) return null;
  const height = band.height / rows;
  const time = view.t0 + ((x - view.left) / (view.right - view.left)) * (view.t1 - view.t0);
  const [first, end] = spansIn(spans, time, time);
  let near: NearestHit | null = null;
  for (let i = first; i < end; i += 1) {
    if ((spans.to[i] ?? 0) < time) continue;
    const middle = band.top + ((spans.row[i] ?? 0) + 0.5) * height;
    const distance = Math.max(0, Math.abs(y - middle) - height / 2);
    if (distance < (near?.distance ?? Infinity)) near = { distance, hit: hit(spans.subject[i] ?? 0, null) };
  }
  return near;
}
