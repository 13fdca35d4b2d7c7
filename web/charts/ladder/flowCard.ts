// Spots that the card of a packet avoids beside the packets' lines: remarks, acknowledgments and the level's stair.

import { stepIndex } from '../scales/steps.ts';
import type { FlowFrame, FlowView } from './flowFrame.ts';
import type { SceneOfFlow } from './flowScene.ts';
import { railsOf } from './marks.ts';
import { messageLine } from './pick.ts';
import { messagesIn } from './scene.ts';
import { type Spot, spotsAlong, spotsBetween } from './tiedPlace.ts';

/** Most lines that are weighed one by one: of more, only every nth is, since they look alike. */
const WEIGHED = 120;
/** Length of a typical remark on a packet and its copy (px). */
const SAID = 320;

export function flowSpots(
  {
    diagrams,
    flow: {
      window: { times, values },
    },
  }: SceneOfFlow,
  frame: FlowFrame,
  view: FlowView,
  packet: number,
): Spot[] {
  const { left, right, sender, released, top, bottom } = frame;
  const inside = (x: number) => Math.min(right, Math.max(left, x));
  const spots: Spot[] = [
    ...spotsBetween([left, sender - 8], [right, sender - 8], 16, 60),
    ...spotsBetween([left, 10], [right, 10], 16, 30),
    // the axis of the level
    ...spotsBetween([left - 16, top], [left - 16, bottom], 12, 10),
  ];
  const [layer] = diagrams[0]?.layers ?? [];
  const [lanes] = frame.diagrams;
  if (layer === undefined || lanes === undefined) return spots;
  // the remark below the receiver
  const at = view.x(layer.down.to[packet] ?? 0);
  spots.push(...spotsBetween([at, released + 14], [at + SAID, released + 14], 12, 8));
  if (layer.up) {
    const [first, end] = messagesIn(layer.up, view.t0, view.t1);
    const each = Math.max(1, Math.ceil((end - first) / WEIGHED));
    for (let i = first; i < end; i += each)
      spots.push(...spotsAlong(messageLine(layer.up, i, ...railsOf('up', layer, lanes), view), 0.5));
  }
  const start = Math.max(0, stepIndex(times, view.t0));
  const each = Math.max(1, Math.ceil((stepIndex(times, view.t1) - start) / WEIGHED));
  for (let i = start; i < times.length && (times[i] ?? 0) <= view.t1; i += each) {
    const [x, y] = [inside(view.x(times[i] ?? 0)), view.y(values[i] ?? 0)];
    spots.push(...spotsBetween([x, y], [inside(view.x(times[i + 1] ?? view.t1)), y], 14, 3));
  }
  return spots;
}
