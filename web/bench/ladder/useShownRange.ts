// The window of time that a ladder shows: the scenario's at rest, that of the drag or of the film while it moves.

import { useCallback, useMemo, useState } from 'react';
import { fittedRange, type Range } from '../../charts/gestures/range.ts';
import { useScenario, useStore } from '../../scenario/react.tsx';
import type { HandLab } from '../context/hand.ts';

/** A window of time as links name it; without an end it goes to the end of the run. */
interface LinkWindow {
  readonly t0: number | null;
  readonly t1: number | null;
}

interface Sight {
  readonly range: Range;
  /** True while a drag or the film moves the window; the scenario is not changed yet. */
  readonly isLive: boolean;
  readonly setLive: (range: Range | null) => void;
  readonly move: (range: Range, phase: 'live' | 'commit') => void;
}

/** `opening` is shown unless the scenario names a window of time; `named` gives the parameters that name a window. */
export function useShownRange(
  lab: HandLab,
  whole: Range,
  opening: Range,
  named: (range: Range) => LinkWindow,
): Sight {
  const store = useStore();
  const [live, setLive] = useState<Range | null>(null);
  // from the page's scenario, not the run's: a change of view runs nothing again
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

/** The window of time that the scenario names; without one, the window that the ladder opens on. */
export function shownRange({ t0, t1 }: LinkWindow, whole: Range, opening: Range): Range {
  return t0 === null && t1 === null ? opening : fittedRange([t0 ?? whole[0], t1 ?? whole[1]], whole);
}
