// Moving through time by hand: dragging pans, two fingers zoom, the wheel pans sideways and zooms with Ctrl,
// and a drag along the axis moves the cursor.

import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { pointIn } from '../frame/Chart.tsx';
import type { Point } from '../gestures/point.ts';
import { fittedRange, type Range, shiftedRange, zoomedRange } from '../gestures/range.ts';
import { slackOf } from '../gestures/useClick.ts';

interface TimeDrag {
  readonly range: Range;
  readonly whole: Range;
  readonly left: number;
  readonly right: number;
  /** Below this height (px) the pointer drags the cursor instead of the picture. */
  readonly axisTop: number;
  readonly cursor: number | null;
  /** Moves the visible range; without it the picture cannot be moved. */
  readonly onRange: ((range: Range, phase: 'live' | 'commit') => void) | undefined;
  readonly onScrub: (time: number, phase: 'live' | 'commit') => void;
  readonly onHover: (at: Point, event: PointerEvent) => void;
  readonly onLeave: () => void;
}

interface Gesture {
  kind: 'press' | 'pan' | 'scrub' | 'pinch';
  start: Point;
  range: Range;
  last: Range;
  /** The time that the drag of the cursor has reached. */
  time: number;
  /** The cursor before the drag. */
  cursor: number | null;
}

export function useTimeDrag(svg: RefObject<SVGSVGElement | null>, isDrawn: boolean, drag: TimeDrag) {
  const gesture = useRef<Gesture | null>(null);
  const fingers = useRef(new Map<number, Point>());
  const newest = useRef(drag);
  useEffect(() => {
    newest.current = drag;
  });

  useWheel(svg, isDrawn, newest);
  const timeAt = ({ x }: Point) => {
    const { range, left, right } = drag;
    return Math.min(
      range[1],
      Math.max(range[0], range[0] + ((x - left) / (right - left)) * (range[1] - range[0])),
    );
  };
  const live = (next: Range) => {
    if (!gesture.current) return;
    gesture.current.last = fittedRange(next, drag.whole);
    drag.onRange?.(gesture.current.last, 'live');
  };

  const onPress = (at: Point, event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, at);
    // a second finger ends the gesture of the first
    finish();
    const kind = fingers.current.size === 2 ? 'pinch' : at.y > drag.axisTop ? 'scrub' : 'press';
    const { range, cursor } = drag;
    const start = pinchMiddle(fingers.current);
    gesture.current = { kind, start, range, last: range, time: timeAt(at), cursor };
    if (kind === 'scrub') drag.onScrub(timeAt(at), 'live');
  };

  const onPoint = (at: Point, event: PointerEvent<SVGSVGElement>) => {
    const own = gesture.current;
    const before = fingers.current.get(event.pointerId);
    if (before) fingers.current.set(event.pointerId, at);
    if (!own) {
      drag.onHover(at, event);
      return;
    }
    const { range } = own;
    const perPixel = (range[1] - range[0]) / (drag.right - drag.left);
    if (own.kind === 'scrub') {
      own.time = timeAt(at);
      drag.onScrub(own.time, 'live');
    }
    if (own.kind === 'press' && Math.abs(at.x - own.start.x) > slackOf(event)) own.kind = 'pan';
    if (own.kind === 'pan') live(shiftedRange(range, (own.start.x - at.x) * perPixel));
    if (own.kind === 'pinch' && before) {
      const apart = spread(fingers.current);
      fingers.current.set(event.pointerId, before);
      const wasApart = spread(fingers.current);
      fingers.current.set(event.pointerId, at);
      const share = (pinchMiddle(fingers.current).x - drag.left) / (drag.right - drag.left);
      live(zoomedRange(own.last, wasApart / Math.max(1, apart), share));
    }
  };

  const finish = () => {
    const own = gesture.current;
    gesture.current = null;
    if (own?.kind === 'pan' || own?.kind === 'pinch') drag.onRange?.(own.last, 'commit');
    if (own?.kind === 'scrub') drag.onScrub(own.time, 'commit');
  };
  const onRelease = (_: Point, event: PointerEvent<SVGSVGElement>) => {
    fingers.current.delete(event.pointerId);
    finish();
  };
  const onLeave = () => {
    fingers.current.clear();
    finish();
    drag.onLeave();
  };
  /** The browser has taken over the finger, to scroll: undoes the gesture so far. */
  const onCancel = () => {
    const own = gesture.current;
    if (own !== null) {
      own.last = own.range;
      own.time = own.cursor ?? own.time;
    }
    onLeave();
  };
  return { onPress, onPoint, onRelease, onLeave, onCancel, timeAt };
}

/** The wheel pans sideways, and zooms with Ctrl. */
function useWheel(
  svg: RefObject<SVGSVGElement | null>,
  isDrawn: boolean,
  newest: { readonly current: TimeDrag },
) {
  useEffect(() => {
    const element = svg.current;
    if (!element || !isDrawn) return;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const onWheel = (event: WheelEvent) => {
      const { range, whole, left, right, onRange } = newest.current;
      const span = range[1] - range[0];
      const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : 0;
      const isZoom = event.ctrlKey || event.metaKey;
      // a plain wheel scrolls the page
      if ((!isZoom && sideways === 0) || onRange === undefined) return;
      event.preventDefault();
      const share = (pointIn(element, event).x - left) / (right - left);
      const next = isZoom
        ? zoomedRange(range, Math.exp(event.deltaY * 0.004), Math.min(1, Math.max(0, share)))
        : shiftedRange(range, (sideways / (right - left)) * span);
      const fitted = fittedRange(next, whole);
      onRange(fitted, 'live');
      clearTimeout(settled);
      settled = setTimeout(() => newest.current.onRange?.(fitted, 'commit'), 250);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      clearTimeout(settled);
      element.removeEventListener('wheel', onWheel);
    };
  }, [svg, isDrawn, newest]);
}

function pinchMiddle(fingers: ReadonlyMap<number, Point>): Point {
  const all = [...fingers.values()];
  return {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  };
}

function spread(fingers: ReadonlyMap<number, Point>): number {
  const [a, b] = [...fingers.values()];
  return a && b ? Math.abs(a.x - b.x) : 0;
}
