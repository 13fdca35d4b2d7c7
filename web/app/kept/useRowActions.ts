// Moves and removes rows of the list; a removal can be undone for a while.

import { type RefObject, useEffect, useState } from 'react';
import type { KeptEntry } from '../../scenario/kept/keptEntries.ts';
import { useEntries } from './useEntries.ts';

/** How long a removal can be undone (ms). */
const UNDO = 10_000;

interface Removed {
  readonly entry: KeptEntry;
  readonly at: number;
}

export function useRowActions(rows: RefObject<HTMLElement | null>) {
  const { entries, set } = useEntries();
  const [removed, setRemoved] = useState<Removed | null>(null);
  useEffect(() => {
    if (removed === null) return;
    const timer = setTimeout(() => setRemoved(null), UNDO);
    return () => clearTimeout(timer);
  }, [removed]);
  const focus = (at: number) =>
    requestAnimationFrame(() => rows.current?.querySelectorAll<HTMLElement>('[data-row]')[at]?.focus());
  return {
    removed,
    /** Focuses a row in the next frame, when it has been rendered. */
    focus,
    move: (from: number, to: number) => {
      const entry = entries[from];
      if (entry === undefined || to < 0 || to >= entries.length) return;
      set(entries.toSpliced(from, 1).toSpliced(to, 0, entry));
      focus(to);
    },
    remove: (at: number) => {
      const entry = entries[at];
      if (entry === undefined) return;
      setRemoved({ entry, at });
      set(entries.toSpliced(at, 1));
      focus(Math.min(at, entries.length - 2));
    },
    putBack: () => {
      if (removed === null) return;
      set(entries.toSpliced(removed.at, 0, removed.entry));
      setRemoved(null);
      focus(removed.at);
    },
  };
}
