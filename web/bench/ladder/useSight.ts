// The part of a run that is shown: the scenario's when it rests, the hand's or the film's while it moves.

import { useCallback, useMemo, useState } from 'react';
import { fittedRange, type Range } from '../../charts/gestures/range.ts';
import { useScenario, useStore } from '../../scenario/react.tsx';
import type { HandLab } from '../context/hand.ts';

/** A window of time as links name it; a start without an end is all that follows. */
export interface Named {
  readonly t0: number | null;
  readonly t1: number | null;
}

export interface Sight {
  readonly range: Range;
  /** While the hand or the film moves it, the scenario does not know of it. */
  readonly isLive: boolean;
  readonly setLive: (range: Range | null) => void;
  readonly move: (range: Range, phase: 'live' | 'commit') => void;
}

/** `opening` is what is shown unless the scenario names a window of time; `named` says how it is named. */
export function useSight(lab: HandLab, whole: Range, opening: Range, named: (range: Range) => Named): Sight {
  const store = useStore();
  const [live, setLive] = useState<Range | null>(null);
  // how a run is looked at is the page’s, and not the run’s: it does not run anew
  const { t0, t1 } = useScenario(lab);
  const range = useMemo(
    () => (live === null ? shownRange({ t0, t1 }, whole, opening) : fittedRange(live, whole)),
    [live, t0, t1, whole, opening],
  );
  const move = useCallback(
    (next: Range, phase: 'live' | 'commit') => {
      setLive(phase === 'live' ? next : null);
      if (phase === 'commit') store.set(lab, named(next), { commit: true });
    },
    [store, lab, named],
  );
  return { range, isLive: live !== null, setLive, move };
}

/** The window of time that the scenario names; without one, what the ladder opens on. */
export function shownRange({ t0, t1 }: Named, whole: Range, opening: Range): Range {
  return t0 === null && t1 === null ? opening : fittedRange([t0 ?? whole[0], t1 ?? whole[1]], whole);
}
