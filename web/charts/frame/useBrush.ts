// A stretch of a horizontal axis that is chosen by hand: dragged across, or by keys.

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Point } from './point.ts';
import { fittedRange, type Range, rangeAfterKey } from './range.ts';
import type { Scale } from './scale.ts';
import type { Area } from './usePlot.ts';

export interface BrushProps {
  readonly area: Area;
  readonly x: Scale;
  readonly whole: Range;
  readonly range: Range;
  readonly onRange: (range: Range, phase: 'live' | 'commit') => void;
}

/** How far beside the plot a pointer still counts. */
const BESIDE = 8;
/** A drag is one from so many pixels on. */
const LEAST = 4;

export function useBrush({ area, x, whole, range, onRange }: BrushProps) {
  const start = useRef<number | null>(null);
  const [brush, setBrush] = useState<Range | null>(null);
  const valueAt = (point: Point) => Math.min(range[1], Math.max(range[0], x.invert(point.x)));
  const change = (next: Range | null) => onRange(next ? fittedRange(next, whole) : whole, 'commit');
  const drop = () => {
    start.current = null;
    setBrush(null);
  };
  return {
    brush,
    change,
    drop,
    /** The pointer moves, perhaps with the brush; gives the value below it, null beside the plot. */
    point: (point: Point): number | null => {
      const from = start.current;
      if (from !== null) {
        const to = valueAt(point);
        setBrush(Math.abs(x(to) - x(from)) > LEAST ? [Math.min(from, to), Math.max(from, to)] : null);
      }
      const isInside = point.x >= area.left - BESIDE && point.x <= area.right + BESIDE;
      return isInside ? valueAt(point) : null;
    },
    press: (point: Point, event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0 || point.x < area.left - BESIDE || point.y > area.bottom + 20) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = valueAt(point);
    },
    release: () => {
      if (brush) change(brush);
      drop();
    },
    /** Where an arrow key brings the cursor; the range is moved along when it comes to its end. */
    stepped: (event: KeyboardEvent, now: number): number | undefined => {
      const step = (range[1] - range[0]) / 100;
      const by = { ArrowRight: step, ArrowLeft: -step }[event.key];
      if (by === undefined) return undefined;
      const next = Math.min(whole[1], Math.max(whole[0], now + by * (event.shiftKey ? 10 : 1)));
      if (next < range[0] || next > range[1]) change([range[0] + (next - now), range[1] + (next - now)]);
      return next;
    },
    /** A key that zooms or pans; false where it means something else. */
    zoomed: (key: string, now: number): boolean => {
      const next = rangeAfterKey(key, range, now);
      if (next === undefined) return false;
      change(next);
      return true;
    },
  };
}
