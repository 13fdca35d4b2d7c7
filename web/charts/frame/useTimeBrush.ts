// A time axis that is read by pointing and zoomed by dragging across, by keys or by a double click.

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { ChartProps, Point } from './Chart.tsx';
import { fittedRange, type Range, rangeAfterKey } from './range.ts';
import type { Plot } from './usePlot.ts';

interface TimeBrushInput {
  readonly plot: Pick<Plot, 'area' | 'x'>;
  readonly whole: Range;
  readonly range: Range;
  readonly onRange: (range: Range, phase: 'live' | 'commit') => void;
}

export interface TimeBrush {
  /** The time that is read; null where none is. */
  readonly at: number | null;
  /** The stretch under the pointer while it is dragged across. */
  readonly brush: Range | null;
  readonly isZoomed: boolean;
  /** For the chart. */
  readonly handlers: Pick<
    ChartProps,
    'onPoint' | 'onPress' | 'onRelease' | 'onLeave' | 'onBlur' | 'onDouble' | 'onFocus' | 'onKey' | 'cursor'
  >;
}

/** Pixels beside the axis that still belong to it. */
const BESIDE = 8;
/** A shorter drag is a click that trembled. */
const LEAST = 4;

export function useTimeBrush({ plot: { area, x }, whole, range, onRange }: TimeBrushInput): TimeBrush {
  const from = useRef<number | null>(null);
  const [brush, setBrush] = useState<Range | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const within = (time: number) => Math.min(range[1], Math.max(range[0], time));
  const timeAt = (point: Point) => within(x.invert(point.x));
  const change = (next: Range | null) => onRange(next ? fittedRange(next, whole) : whole, 'commit');
  const middle = (range[0] + range[1]) / 2;
  const leave = () => {
    from.current = null;
    setBrush(null);
    setAt(null);
  };
  const isShown = at !== null && at >= range[0] && at <= range[1];
  return {
    at: isShown ? at : null,
    brush,
    isZoomed: range[0] > whole[0] || range[1] < whole[1],
    handlers: {
      cursor: 'col-resize',
      onPoint: (point: Point) => {
        const isInside = point.x >= area.left - BESIDE && point.x <= area.right + BESIDE;
        setAt(isInside ? timeAt(point) : null);
        if (from.current === null) return;
        const to = timeAt(point);
        const ends: Range = [Math.min(from.current, to), Math.max(from.current, to)];
        setBrush(x(ends[1]) - x(ends[0]) > LEAST ? ends : null);
      },
      onPress: (point: Point, event: PointerEvent<SVGSVGElement>) => {
        if (event.button !== 0 || point.x < area.left - BESIDE || point.y > area.bottom + 20) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = timeAt(point);
      },
      onRelease: () => {
        from.current = null;
        if (brush) change(brush);
        setBrush(null);
      },
      onLeave: leave,
      onBlur: leave,
      onDouble: () => change(null),
      onFocus: () => setAt((old) => old ?? middle),
      onKey: ({ key, shiftKey }: KeyboardEvent) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
        const now = at ?? middle;
        if (step !== undefined) {
          setAt(within(now + ((range[1] - range[0]) / 100) * step * (shiftKey ? 10 : 1)));
          return true;
        }
        const next = rangeAfterKey(key, range, now);
        if (next === undefined) return false;
        change(next);
        return true;
      },
    },
  };
}
