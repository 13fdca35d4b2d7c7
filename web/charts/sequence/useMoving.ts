// Dragging arrivals. A dragged packet is drawn in its new place at once; the measures follow a few
// milliseconds later, and until then packets keep their previous classification.

import { useState } from 'react';
import type { Arrival } from './crossings.ts';
import { arrivalsOf, withMoved } from './order.ts';

export interface Held {
  /** The dragged packet's present index among the arrivals. */
  readonly place: number;
  /** Position of the pointer, in chart pixels. */
  readonly x: number;
}

interface Move {
  /** The arrivals when the drag began. */
  readonly base: readonly Arrival[];
  readonly from: number;
  readonly at: Held;
  readonly isHeld: boolean;
  /** The arrivals as known when it was released. */
  readonly until: readonly Arrival[] | null;
}

type Ordered = (order: readonly number[], commit: boolean) => void;

export function useMoving(known: readonly Arrival[], onOrder: Ordered | undefined) {
  const [move, setMove] = useState<Move | null>(null);
  const isOn = move !== null && (move.isHeld || move.until === known);
  const wanted = isOn ? orderOf(withMoved(move.base, move.from, move.at.place)) : null;
  const arrivals = wanted === null || isSame(wanted, known) ? known : arrivalsOf(wanted);
  return {
    arrivals,
    held: move?.isHeld ? move.at : null,
    take: (place: number, x: number) => {
      if (place < arrivals.length)
        setMove({ base: arrivals, from: place, at: { place, x }, isHeld: true, until: null });
    },
    to: (column: number, x: number) => {
      if (move === null) return;
      const place = Math.min(move.base.length - 1, column);
      setMove({ ...move, at: { place, x } });
      if (place !== move.at.place) onOrder?.(orderOf(withMoved(move.base, move.from, place)), false);
    },
    drop: () => {
      if (!move?.isHeld) return;
      setMove({ ...move, isHeld: false, until: known });
      if (move.at.place !== move.from)
        onOrder?.(orderOf(withMoved(move.base, move.from, move.at.place)), true);
    },
    /** The browser has taken over the finger, to scroll: the packet goes back to where it was. */
    giveBack: () => {
      if (!move?.isHeld) return;
      setMove(null);
      if (move.at.place !== move.from) onOrder?.(orderOf(move.base), true);
    },
    byKey: (from: number, to: number) => onOrder?.(orderOf(withMoved(arrivals, from, to)), true),
  };
}

function orderOf(arrivals: readonly Arrival[]): number[] {
  return arrivals.map(({ sequence }) => sequence);
}

function isSame(order: readonly number[], arrivals: readonly Arrival[]): boolean {
  return order.length === arrivals.length && order.every((number, i) => number === arrivals[i]?.sequence);
}
