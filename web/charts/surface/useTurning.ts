import { type PointerEvent, useRef } from 'react';
import { type KeyLine, keyLine } from '../gestures/keys.ts';
import type { Point } from '../gestures/point.ts';
import { slackOf } from '../gestures/useClick.ts';
import { clampedView } from './projection.ts';
import type { View } from './view.ts';

/** Radians for each pixel of dragging, and for each press of an arrow key. */
const DRAG = 0.009;
const KEY = Math.PI / 36;

const TURNS = {
  ArrowLeft: [-KEY, 0],
  ArrowRight: [KEY, 0],
  ArrowUp: [0, KEY],
  ArrowDown: [0, -KEY],
} as const;

/** Pointer events that turn the view by a drag. Without one they call `read` with the position; null ends the reading. */
export function useTurning(view: View, onTurn: (view: View) => void, read: (at: Point | null) => void) {
  const drag = useRef<{ pointer: number; from: Point; view: View; moved: boolean } | null>(null);
  return {
    onPoint: (at: Point, event: PointerEvent) => {
      const start = drag.current;
      if (start && start.pointer !== event.pointerId) return;
      if (!start) return read(at);
      const [dx, dy] = [at.x - start.from.x, at.y - start.from.y];
      if (!start.moved && Math.hypot(dx, dy) <= slackOf(event)) return;
      start.moved = true;
      onTurn(clampedView({ yaw: start.view.yaw + dx * DRAG, pitch: start.view.pitch + dy * DRAG }));
    },
    onPress: (at: Point, event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0 || drag.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pointer: event.pointerId, from: at, view, moved: false };
      read(null);
    },
    onRelease: (_: Point, event: PointerEvent) => {
      if (drag.current?.pointer === event.pointerId) drag.current = null;
    },
    onLeave: () => {
      if (!drag.current) read(null);
    },
    onCancel: () => {
      if (drag.current?.moved) onTurn(drag.current.view);
      drag.current = null;
      read(null);
    },
  };
}

/** Arrow keys that turn the view. */
export function turningKey({ yaw, pitch }: View, onTurn: (view: View) => void): KeyLine {
  const turn = ([byYaw, byPitch]: readonly [number, number]) =>
    onTurn(clampedView({ yaw: yaw + byYaw, pitch: pitch + byPitch }));
  return keyLine<readonly [number, number]>(TURNS, 'turn', turn, false);
}
