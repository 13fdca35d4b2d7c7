import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from './point.ts';
import { slackOf } from './useClick.ts';

/**
 * A finger hides what it points at, so the reading stays when the finger is lifted, until the next touch
 * elsewhere, which calls `onAway`.
 */
export function useTouch(onAway: (() => void) | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const start = useRef<Point | null>(null);
  const [isTouched, setIsTouched] = useState(false);
  const away = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && root.current?.contains(event.target)) return;
    setIsTouched(false);
    onAway?.();
  });
  useEffect(() => {
    if (!isTouched) return;
    window.addEventListener('pointerdown', away, { capture: true });
    return () => window.removeEventListener('pointerdown', away, { capture: true });
  }, [isTouched]);
  return {
    root,
    foot,
    /** Whether the chart is being read with a finger. */
    isTouched,
    /** Scrolls the reading into view: on a phone it may be below the edge. */
    show: () => foot.current?.scrollIntoView({ block: 'nearest' }),
    down: (at: Point, event: PointerEvent) => {
      // a second finger enlarges the page
      start.current = event.isPrimary ? at : null;
      setIsTouched(event.pointerType === 'touch');
    },
    /** A finger that slides sideways reads; one that moves up or down is about to scroll the page. */
    reads: (at: Point, event: PointerEvent) => {
      if (event.pointerType !== 'touch') return true;
      if (start.current === null) return false;
      const [across, down] = [Math.abs(at.x - start.current.x), Math.abs(at.y - start.current.y)];
      if (across <= slackOf(event) || across < down) return false;
      // once it slides sideways, it may go anywhere
      start.current = { x: -Infinity, y: at.y };
      return true;
    },
  };
}
