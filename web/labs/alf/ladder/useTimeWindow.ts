// The ladder's time window: the scenario's when it rests, the hand's or the film's while it moves.

import { useCallback, useMemo, useState } from 'react';
import { fittedRange, type Range } from '../../../charts/trace/range.ts';
import { useScenario, useStore } from '../../../scenario/react.tsx';
import type { Story } from './stories.ts';
import { openingRange, shownRange, wholeTime } from './timeWindow.ts';

export interface TimeWindow {
  readonly whole: Range;
  readonly range: Range;
  readonly isWhole: boolean;
  readonly move: (range: Range, phase: 'live' | 'commit') => void;
  /** Moves the window so that a time comes into sight; where it is already in sight nothing moves. */
  readonly bring: (time: number, phase: 'live' | 'commit') => void;
  /** Puts a window that has moved along with the film into the scenario. */
  readonly settle: () => void;
}

/** Share of the window at which the film's cursor pushes it along, and where a jump puts the cursor. */
const PUSH = 0.8;
const LAND = 0.25;

export function useTimeWindow(stories: readonly Story[], isNarrow: boolean): TimeWindow {
  const store = useStore();
  const { t0, t1, at, pin } = useScenario('alf');
  // a link that names a time or an ADU opens where it is; what is named later moves nothing by itself
  const [named] = useState({ at, pin });
  const [live, setLive] = useState<Range | null>(null);
  const whole = useMemo(() => wholeTime(stories), [stories]);
  const opening = useMemo(() => openingRange(stories, isNarrow, named), [stories, isNarrow, named]);
  const range = useMemo(
    () => (live === null ? shownRange({ t0, t1 }, whole, opening) : fittedRange(live, whole)),
    [live, t0, t1, whole, opening],
  );

  const move = useCallback(
    (next: Range, phase: 'live' | 'commit') => {
      if (phase === 'live') {
        setLive(next);
        return;
      }
      setLive(null);
      const isWhole = next[0] <= whole[0] && next[1] >= whole[1];
      // a start without an end: the whole transfer, however long it becomes
      const window = isWhole ? { t0: 0, t1: null } : { t0: next[0], t1: next[1] };
      store.set('alf', window, { commit: true });
    },
    [store, whole],
  );
  const bring = (time: number, phase: 'live' | 'commit') => {
    const span = range[1] - range[0];
    const isAhead = time > range[0] + PUSH * span && range[1] < whole[1];
    if (time >= range[0] && !isAhead && time <= range[1]) return;
    const isJump = time < range[0] || time > range[1] || phase === 'commit';
    const start = time - (isJump ? LAND : PUSH) * span;
    move(fittedRange([start, start + span], whole), phase);
  };
  const settle = () => {
    if (live !== null) move(live, 'commit');
  };
  return { whole, range, isWhole: range[0] <= whole[0] && range[1] >= whole[1], move, bring, settle };
}
