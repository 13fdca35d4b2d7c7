// A slider inside a chart: dragged, or moved with the arrow keys.

import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Point } from '../gestures/point.ts';
import { isShortcut } from '../gestures/shortcut.ts';
import { usePointerDrag } from '../gestures/usePointerDrag.ts';
import { pointIn } from './Chart.tsx';

interface HandleValue {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Change of the value by an arrow key. */
  readonly step: number;
  /** Values at which arrow keys stop instead of steps, ascending. */
  readonly stops?: readonly number[] | undefined;
  /** Called for arrow keys with Shift, which move the handle along the other axis. */
  readonly onAcross?: ((by: 1 | -1) => void) | undefined;
  /** The nearest value that the handle can take. */
  readonly settled: (value: number) => number;
  /** The value at a point of the chart; null where there is none. */
  readonly valueAt: (at: Point) => number | null;
  readonly onChange: (value: number, commit: boolean) => void;
}

/** Direction of an arrow key. */
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

export function useHandle(handle: HandleValue) {
  const { value, min, max, step, stops, onAcross, settled, valueAt, onChange } = handle;
  // the value that keys have reached: the next key may come before it is drawn
  const brought = useRef(value);
  useEffect(() => {
    brought.current = value;
  }, [value]);
  const hold = usePointerDrag<SVGGElement, { readonly from: number; latest: number }>({
    start: () => ({ from: value, latest: value }),
    move: (held, event) => {
      const svg = event.currentTarget.ownerSVGElement;
      const found = svg && valueAt(pointIn(svg, event));
      if (found === null || settled(found) === held.latest) return;
      held.latest = settled(found);
      onChange(held.latest, false);
    },
    end: ({ latest }) => onChange(latest, true),
    cancel: ({ from }) => onChange(from, true),
  });
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
    ...hold,
  } as const;
}
