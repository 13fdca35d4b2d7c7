// Dragging arrivals. A dragged packet is drawn in its new place at once; the measures follow a few
// milliseconds later, and until then packets keep their previous classification.

import { useState } from 'react';
import type { Arrival } from './crossings.ts';
import { arrivalsOf, withMoved } from './order.ts';

export interface DragPosition {
  /** The dragged packet's present index among the arrivals. */
  readonly place: number;
  /** Position of the pointer, in chart pixels. */
  readonly x: number;
}

interface Move {
  /** The arrivals when the drag began. */
  readonly base: readonly Arrival[];
  readonly from: number;
  readonly position: DragPosition;
  readonly isHeld: boolean;
  /** The arrivals as known when it was released. */
  readonly knownAtRelease: readonly Arrival[] | null;
}

type Ordered = (order: readonly number[], commit: boolean) => void;

export function useArrivalDrag(known: readonly Arrival[], onOrder: Ordered | undefined) {
  const [move, setMove] = useState<Move | null>(null);
  const isOn = move !== null && (move.isHeld || move.knownAtRelease === known);
  const wanted = isOn ? orderOf(withMoved(move.base, move.from, move.position.place)) : null;
  const arrivals = wanted === null || isSame(wanted, known) ? known : arrivalsOf(wanted);
  return {
    arrivals,
    dragged: move?.isHeld ? move.position : null,
    start: (place: number, x: number) => {
      if (place < arrivals.length)
        setMove({ base: arrivals, from: place, position: { place, x }, isHeld: true, knownAtRelease: null });
    },
    move: (column: number, x: number) => {
      if (move === null) return;
      const place = Math.min(move.base.length - 1, column);
      setMove({ ...move, position: { place, x } });
      if (place !== move.position.place) onOrder?.(orderOf(withMoved(move.base, move.from, place)), false);
    },
    end: () => {
      if (!move?.isHeld) return;
      setMove({ ...move, isHeld: false, knownAtRelease: known });
      if (move.position.place !== move.from)
        onOrder?.(orderOf(withMoved(move.base, move.from, move.position.place)), true);
    },
    /** The browser has taken over the finger, to scroll: the packet goes back to where it was. */
    cancel: () => {
      if (!move?.isHeld) return;
      setMove(null);
      if (move.position.place !== move.from) onOrder?.(orderOf(move.base), true);
    },
    moveByKey: (from: number, to: number) => onOrder?.(orderOf(withMoved(arrivals, from, to)), true),
  };
}

function orderOf(arrivals: readonly Arrival[]): number[] {
  return arrivals.map(({ sequence }) => sequence);
}

function isSame(order: readonly number[], arrivals: readonly Arrival[]): boolean {
  return order.length === arrivals.length && order.every((number, i) => number === arrivals[i]?.sequence);
}
