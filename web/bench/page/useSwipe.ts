// Swipes: to the left for the next figure, to the right for the previous one.

import { type TouchEvent, useRef } from 'react';

/** Shortest swipe; a shorter movement is a tap that slipped (px). */
const FAR = 48;
/** Least ratio of sideways to vertical movement in a swipe. */
const LEVEL = 2;

/** Touch handlers for an element; `direction` is 1 for a swipe to the left (next figure), −1 for one to the right. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const finger = touches[0];
      // dragging a number is not a swipe
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
