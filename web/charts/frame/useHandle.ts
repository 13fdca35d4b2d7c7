// A place in a chart that is a slider: dragged, or moved with the arrow keys.

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Point } from '../gestures/point.ts';
import { isShortcut } from '../gestures/shortcut.ts';
import { pointIn } from './Chart.tsx';

export interface HandleValue {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Of an arrow key. */
  readonly step: number;
  /** Where the arrow keys stop instead, ascending. */
  readonly stops?: readonly number[] | undefined;
  /** What arrow keys do with Shift. */
  readonly onAcross?: ((by: 1 | -1) => void) | undefined;
  /** The nearest value that it can take. */
  readonly settled: (value: number) => number;
  /** The value that belongs to a place of the picture; null where there is none. */
  readonly valueAt: (at: Point) => number | null;
  readonly onChange: (value: number, commit: boolean) => void;
}

/** What the handle's group takes: its name and its words are the chart's. */
/** Which way an arrow key goes. */
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

export function useHandle(handle: HandleValue) {
  const { value, min, max, step, stops, onAcross, settled, valueAt, onChange } = handle;
  const isHeld = useRef(false);
  const latest = useRef(value);
  // where keys have brought it: the next key may come before that is drawn
  const brought = useRef(value);
  useEffect(() => {
    brought.current = value;
  }, [value]);
  const letGo = (event: PointerEvent) => {
    if (!isHeld.current) return;
    event.stopPropagation();
    isHeld.current = false;
    onChange(latest.current, true);
  };
  return {
    tabIndex: 0,
    'aria-valuemin': Math.min(min, value),
    'aria-valuemax': Math.max(max, value),
    onKeyDown: (event: KeyboardEvent) => {
      if (isShortcut(event)) return;
      const from = brought.current;
      const by = ARROWS[event.key];
      if (by !== undefined && event.shiftKey && onAcross) {
        event.preventDefault();
        event.stopPropagation();
        onAcross(by);
        return;
      }
      const stop = by === 1 ? stops?.find((one) => one > from) : stops?.findLast((one) => one < from);
      const arrow = by === undefined ? undefined : stops === undefined ? from + by * step : (stop ?? from);
      const moves: Record<string, number | undefined> = {
        [event.key]: arrow,
        PageUp: from + 10 * step,
        PageDown: from - 10 * step,
        Home: min,
        End: max,
      };
      const wanted = moves[event.key];
      if (wanted === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      brought.current = settled(wanted);
      onChange(brought.current, true);
    },
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      isHeld.current = true;
      latest.current = value;
    },
    onPointerMove: (event: PointerEvent<SVGGElement>) => {
      const svg = event.currentTarget.ownerSVGElement;
      if (!svg || !isHeld.current) return;
      event.stopPropagation();
      const found = valueAt(pointIn(svg, event));
      if (found === null || settled(found) === latest.current) return;
      latest.current = settled(found);
      onChange(latest.current, false);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  } as const;
}
