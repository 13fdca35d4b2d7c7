// Dragging with a pointer: a number in a sentence, a handle, a window over time.

import { type PointerEvent, useRef } from 'react';

interface Hold<E extends Element, T> {
  /** Begins a drag; returns the state before it. */
  readonly take: (event: PointerEvent<E>) => T;
  readonly move: (held: T, event: PointerEvent<E>) => void;
  readonly letGo: (held: T, event: PointerEvent<E>) => void;
  /** The browser has taken over the pointer to scroll or zoom: restores the state before the drag. */
  readonly giveBack: (held: T) => void;
}

export function useHold<E extends Element, T>({ take, move, letGo, giveBack }: Hold<E, T>) {
  const hold = useRef<{ readonly pointer: number; readonly held: T } | null>(null);
  const heldBy = (event: PointerEvent<E>) => {
    const own = hold.current;
    if (own === null || own.pointer !== event.pointerId) return null;
    event.stopPropagation();
    return own;
  };
  const ended = (event: PointerEvent<E>) => {
    const own = heldBy(event);
    if (own !== null) hold.current = null;
    return own;
  };
  return {
    onPointerDown: (event: PointerEvent<E>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      hold.current = { pointer: event.pointerId, held: take(event) };
    },
    onPointerMove: (event: PointerEvent<E>) => {
      const own = heldBy(event);
      if (own !== null) move(own.held, event);
    },
    onPointerUp: (event: PointerEvent<E>) => {
      const own = ended(event);
      if (own !== null) letGo(own.held, event);
    },
    // a cancelled pointer has no position: browsers send 0
    onPointerCancel: (event: PointerEvent<E>) => {
      const own = ended(event);
      if (own !== null) giveBack(own.held);
    },
  } as const;
}
