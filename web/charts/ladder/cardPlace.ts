// Places a card about one subject: over as few marks as possible, and never over the subject's own marks or a title.

import { placesOf, spanOf } from './LitMarks.tsx';
import type { Band, LadderFrame } from './lanes.ts';
import type { View } from './marks.ts';
import { messageLine } from './pick.ts';
import { messagesIn, type Scene, type Spans, spansIn } from './scene.ts';
import {
  type Box,
  OWN,
  type Spot,
  spotsAlong,
  spotsBetween,
  type TiedPlace,
  tiedPlace,
} from './tiedPlace.ts';

export function cardPlace(
  scene: Scene,
  frame: LadderFrame,
  view: View,
  subject: number,
  size: Pick<Box, 'width' | 'height'>,
  titleWidths: readonly number[],
  more: readonly Spot[] = [],
): TiedPlace | null {
  const anchors = anchorsOf(scene, frame, view, subject);
  const spots = [...titleSpots(frame, titleWidths), ...markSpots(scene, frame, view, subject), ...more];
  return tiedPlace(size, [frame.width, frame.bottom], anchors, spots);
}

/**
 * Points to which the card may be tied: both ends of the subject's wait, if it waits in any diagram; otherwise the end
 * of its last message.
 */
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
        const { x2, y2 } = messageLine(down, own, lanes.upper, lanes.lower, view);
        message = [inside(x2), y2];
      }
    }
  }
  return message === null ? [] : [message];
}

/** Spots of titles and names of lanes, which the card must not cover. */
function titleSpots({ diagrams, left }: LadderFrame, widths: readonly number[]): Spot[] {
  return diagrams.flatMap(({ title, upper, bottom }, d) => [
    ...spotsBetween([left, title - 5], [left + (widths[d] ?? 0), title - 5], 16, OWN),
    ...spotsBetween([left / 2, upper], [left / 2, bottom], 16, 2),
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
        spots.push(
          ...spotsAlong(messageLine(down, i, lanes.upper, lanes.lower, view), weightOf(down.subject[i])),
        );
      }
      const bars = (spans: Spans, band: Band | undefined, rows: number) => {
        if (!band) return;
        const [start, stop] = spansIn(spans, view.t0, view.t1);
        for (let i = start; i < stop; i += 1) {
          const y = rowMiddle(spans, i, band, rows);
          const [x1, x2] = [view.x(spans.from[i] ?? 0), view.x(spans.to[i] ?? 0)];
          spots.push(...spotsBetween([x1, y], [x2, y], 14, weightOf(spans.subject[i])));
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
