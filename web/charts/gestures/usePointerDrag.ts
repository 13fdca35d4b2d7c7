// Dragging with a pointer: a number in a sentence, a handle, a window over time.

import { type PointerEvent, useRef } from 'react';

interface DragSteps<E extends Element, T> {
  /** Begins a drag; returns the state before it. */
  readonly start: (event: PointerEvent<E>) => T;
  readonly move: (state: T, event: PointerEvent<E>) => void;
  readonly end: (state: T, event: PointerEvent<E>) => void;
  /** The browser has taken over the pointer to scroll or zoom: restores the state before the drag. */
  readonly cancel: (state: T) => void;
}

export function usePointerDrag<E extends Element, T>({ start, move, end, cancel }: DragSteps<E, T>) {
  const drag = useRef<{ readonly pointer: number; readonly state: T } | null>(null);
  const dragOf = (event: PointerEvent<E>) => {
    const own = drag.current;
    if (own === null || own.pointer !== event.pointerId) return null;
    event.stopPropagation();
    return own;
  };
  const ended = (event: PointerEvent<E>) => {
    const own = dragOf(event);
    if (own !== null) drag.current = null;
    return own;
  };
  return {
    onPointerDown: (event: PointerEvent<E>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pointer: event.pointerId, state: start(event) };
    },
    onPointerMove: (event: PointerEvent<E>) => {
      const own = dragOf(event);
      if (own !== null) move(own.state, event);
    },
    onPointerUp: (event: PointerEvent<E>) => {
      const own = ended(event);
      if (own !== null) end(own.state, event);
    },
    // a cancelled pointer has no position: browsers send 0
    onPointerCancel: (event: PointerEvent<E>) => {
      const own = ended(event);
      if (own !== null) cancel(own.state);
    },
  } as const;
}
