// A range of a horizontal axis, chosen by dragging across the plot or by keys.

import { type PointerEvent, useRef, useState } from 'react';
import type { Area } from '../layout/usePlot.ts';
import type { Scale } from '../scales/scale.ts';
import { type KeyLine, keyLine } from './keys.ts';
import type { Point } from './point.ts';
import { fittedRange, type Range, zoomKeys } from './range.ts';

export interface BrushProps {
  readonly area: Area;
  readonly x: Scale;
  readonly whole: Range;
  readonly range: Range;
  readonly onRange: (range: Range, phase: 'live' | 'commit') => void;
  /** The shortest range that can be chosen is the whole divided by this. */
  readonly parts?: number | undefined;
}

/** How far outside the plot a pointer still counts (px). */
const BESIDE = 8;
/** The least movement that counts as a drag (px). */
const LEAST = 4;

export function useBrush({ area, x, whole, range, onRange, parts }: BrushProps) {
  const start = useRef<number | null>(null);
  const [brush, setBrush] = useState<Range | null>(null);
  const valueAt = (point: Point) => Math.min(range[1], Math.max(range[0], x.invert(point.x)));
  const change = (next: Range | null) => onRange(next ? fittedRange(next, whole, parts) : whole, 'commit');
  const drop = () => {
    start.current = null;
    setBrush(null);
  };
  return {
    brush,
    change,
    drop,
    /**
     * Handles a move of the pointer, with the brush if it is dragged; returns the value at the pointer, null beside the
     * plot.
     */
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
    /** Keys that move the cursor (the range follows it), zoom and pan. */
    keys: (now: number, setNow: (next: number) => void): readonly KeyLine[] => {
      const step = (share: number) => {
        const next = Math.min(whole[1], Math.max(whole[0], now + share * (range[1] - range[0])));
        if (next < range[0] || next > range[1]) change([range[0] + (next - now), range[1] + (next - now)]);
        setNow(next);
      };
      return [
        keyLine({ ArrowLeft: -0.01, ArrowRight: 0.01 }, 'read a little earlier, a little later', step, false),
        keyLine({ ArrowLeft: -0.1, ArrowRight: 0.1 }, 'ten times as far', step, true),
        ...zoomKeys(range, now, change, ['0', 'Escape']),
      ];
    },
  };
}
