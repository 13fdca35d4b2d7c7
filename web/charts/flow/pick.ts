// Which packet a pointer means.

import type { FlowFrame, FlowView } from './frame.ts';
import { type Line, packetLine } from './marks.ts';
import { type FlowScene, inSight, LOOK } from './scene.ts';

/** How far from a line a pointer may be and still mean it (px); a finger is broader. */
const REACH = { mouse: 10, touch: 24 } as const;
/** A packet that something befell is meant before a plain one that is so much nearer. */
const FAVOUR = 5;

export function pickPacket(
  scene: FlowScene,
  frame: FlowFrame,
  view: FlowView,
  { x, y }: { readonly x: number; readonly y: number },
  by: keyof typeof REACH,
): number | null {
  if (y > frame.receiver + REACH[by]) return null;
  let best: { readonly i: number; readonly distance: number } | null = null;
  for (const i of inSight(scene.packets, view.range)) {
    const away = distanceTo(packetLine(scene, frame, view, i), x, y);
    if (away > REACH[by]) continue;
    const distance = away - (scene.packets.look[i] === LOOK.plain ? 0 : FAVOUR);
    if (best === null || distance < best.distance) best = { i, distance };
  }
  return best?.i ?? null;
}

/** From a point to a line between two points. */
export function distanceTo({ x1, y1, x2, y2 }: Omit<Line, 'i'>, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}
