// The part of the stretch that is shown: the scenario's when it rests, the hand's while it moves.

import { useMemo, useState } from 'react';
import { fittedRange, type Range } from '../../../charts/frame/range.ts';
import { useScenario, useStore, useValue } from '../../../scenario/react.tsx';
import { openingRange, shownRange, wholeRange } from './range.ts';
import type { FlowRecord } from './record.ts';

export interface ShownRange {
  readonly whole: Range;
  readonly range: Range;
  readonly move: (range: Range, phase: 'live' | 'commit') => void;
}

export function useRange(record: FlowRecord, isNarrow: boolean): ShownRange {
  const store = useStore();
  const [live, setLive] = useState<Range | null>(null);
  // how a run is looked at is the page’s, and not the run’s: it does not run anew
  const [t0, t1] = [useValue('red', 't0'), useValue('red', 't1')];
  const { pin } = useScenario('red');
  // what is pinned later is in sight
  const [openedAt] = useState(pin);
  const whole = useMemo(() => wholeRange(record), [record]);
  const opening = useMemo(() => openingRange(record, isNarrow, openedAt), [record, isNarrow, openedAt]);
  const range = live === null ? shownRange({ t0, t1 }, whole, opening) : fittedRange(live, whole);
  const move = (next: Range, phase: 'live' | 'commit') => {
    setLive(phase === 'live' ? next : null);
    if (phase === 'commit') store.set('red', { t0: next[0], t1: next[1] }, { commit: true });
  };
  return { whole, range, move };
}
