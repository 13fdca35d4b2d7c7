import { type PointerEvent, useRef } from 'react';
import type { Point } from './point.ts';

/** How far (pixels) a press may move and still be a click; a finger is never quite still. */
const SLACK: Readonly<Record<string, number>> = { mouse: 4, pen: 6, touch: 10 };

export function slackOf({ pointerType }: Pick<PointerEvent, 'pointerType'>): number {
  return SLACK[pointerType] ?? 4;
}

interface Press {
  readonly pointer: number;
  readonly at: Point;
}

/**
 * Tells a click from other gestures that end like one: a drag, a swipe to read, another button, a press that began
 * elsewhere, a second finger.
 */
export function useClick(onClick: ((at: Point, event: PointerEvent<SVGSVGElement>) => void) | undefined) {
  const press = useRef<Press | null>(null);
  const isOther = ({ pointerId }: PointerEvent) => press.current?.pointer !== pointerId;
  const forget = () => {
    press.current = null;
  };
  return {
    down: (at: Point, event: PointerEvent) => {
      const isClean = event.button === 0 && event.isPrimary;
      press.current = isClean ? { pointer: event.pointerId, at } : null;
    },
    /** A press that moved away and came back is still a drag. */
    move: (at: Point, event: PointerEvent) => {
      if (press.current === null || isOther(event)) return;
      const { x, y } = press.current.at;
      if (Math.hypot(at.x - x, at.y - y) > slackOf(event)) forget();
    },
    up: (at: Point, event: PointerEvent<SVGSVGElement>) => {
      const isClick = press.current !== null && !isOther(event);
      forget();
      if (isClick) onClick?.(at, event);
    },
    forget,
  };
}
