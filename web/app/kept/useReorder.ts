// Changes the order of rows by dragging their handles.

import { type PointerEvent, type RefObject, useRef, useState } from 'react';

export interface Grip {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

interface Drag {
  readonly from: number;
  readonly to: number;
  /** How far the dragged row is from its place (px). */
  readonly by: number;
}

export function useReorder(rows: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  /** Where the drag began: the pointer's y and the middles of all rows (px). */
  const start = useRef<{ readonly y: number; readonly middles: readonly number[] } | null>(null);

  const gripOf = (at: number): Grip => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const middles = [...(rows.current?.children ?? [])].map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2;
      });
      start.current = { y: event.clientY, middles };
      setDrag({ from: at, to: at, by: 0 });
    },
    onPointerMove: ({ clientY }) => {
      if (start.current === null || drag === null) return;
      const { y, middles } = start.current;
      const middle = (middles[at] ?? 0) + clientY - y;
      const to = middles.filter((other, place) => place !== at && other < middle).length;
      setDrag({ from: at, to, by: clientY - y });
    },
    onPointerUp: () => {
      if (drag !== null && drag.to !== drag.from) move(drag.from, drag.to);
      start.current = null;
      setDrag(null);
    },
    onPointerCancel: () => {
      start.current = null;
      setDrag(null);
    },
  });

  /** How far a row is from its place: the dragged one in pixels, the rows that make room for it in rows. */
  const liftOf = (at: number): { readonly by: number; readonly rows: number } => {
    if (drag === null) return { by: 0, rows: 0 };
    if (at === drag.from) return { by: drag.by, rows: 0 };
    if (drag.from < at && at <= drag.to) return { by: 0, rows: -1 };
    return { by: 0, rows: drag.to <= at && at < drag.from ? 1 : 0 };
  };
  return { gripOf, liftOf };
}
