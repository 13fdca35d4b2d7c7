import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from './Chart.tsx';
import { slackOf } from './useClick.ts';

/**
 * A finger hides what it points at: what it has read stays when it is lifted, until the next touch elsewhere.
 * `onAway` is that touch.
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
    /** The chart is read with a finger now. */
    isTouched,
    /** Brings what was read into sight: on a phone it may lie below the edge. */
    show: () => foot.current?.scrollIntoView({ block: 'nearest' }),
    down: (at: Point, event: PointerEvent) => {
      start.current = at;
      setIsTouched(event.pointerType === 'touch');
    },
    /** A finger reads when it slides sideways; one that moves up or down is about to scroll the page. */
    reads: (at: Point, event: PointerEvent) => {
      if (event.pointerType !== 'touch') return true;
      if (start.current === null) return false;
      const [across, down] = [Math.abs(at.x - start.current.x), Math.abs(at.y - start.current.y)];
      if (across <= slackOf(event) || across < down) return false;
      // once it slides, it goes where it likes
      start.current = { x: -Infinity, y: at.y };
      return true;
    },
  };
}
