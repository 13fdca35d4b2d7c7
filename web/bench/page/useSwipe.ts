// A finger that goes sideways: on to the next figure, or back to the one before.

import { type TouchEvent, useRef } from 'react';

/** Shorter ways are a tap that slipped (px). */
const FAR = 48;
/** A swipe goes sideways at least so many times as far as up or down. */
const LEVEL = 2;

/** Handlers of touches for an element; 1 is a swipe to the left, which asks for the next figure, −1 one to the right. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const finger = touches[0];
      // a number that is dragged is not swiped
      const isDragged = target instanceof Element && target.closest('[role="slider"]') !== null;
      start.current =
        touches.length === 1 && finger && !isDragged ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (from === null || !finger) return;
      const [dx, dy] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(dx) >= FAR && Math.abs(dx) >= LEVEL * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
  };
}
