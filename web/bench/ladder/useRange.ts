// The part of the stretch that is shown: the scenario's when it rests, the hand's while it moves.

import { useMemo, useState } from 'react';
import { fittedRange, type Range } from '../../charts/frame/range.ts';
import { useScenario, useStore } from '../../scenario/react.tsx';
import type { FlowLab, HandScenario } from './hand.ts';

export interface ShownRange {
  readonly range: Range;
  readonly move: (range: Range, phase: 'live' | 'commit') => void;
}

/** `openingAt` is what is shown unless the scenario names a window of time; it has the packet that was pinned first. */
export function useRange(lab: FlowLab, whole: Range, openingAt: (pin: number | null) => Range): ShownRange {
  const store = useStore();
  const [live, setLive] = useState<Range | null>(null);
  // how a run is looked at is the page’s, and not the run’s: it does not run anew
  const { t0, t1, pin } = useScenario(lab);
  // what is pinned later is in sight
  const [openedAt] = useState(pin);
  const opening = useMemo(() => openingAt(openedAt), [openingAt, openedAt]);
  const range = live === null ? shownRange({ t0, t1 }, whole, opening) : fittedRange(live, whole);
  const move = (next: Range, phase: 'live' | 'commit') => {
    setLive(phase === 'live' ? next : null);
    if (phase === 'commit') store.set(lab, { t0: next[0], t1: next[1] }, { commit: true });
  };
  return { range, move };
}

/** The window of time that the scenario names; without one, what the ladder opens on. */
export function shownRange({ t0, t1 }: Pick<HandScenario, 't0' | 't1'>, whole: Range, opening: Range): Range {
  return t0 === null && t1 === null ? opening : fittedRange([t0 ?? whole[0], t1 ?? whole[1]], whole);
}
