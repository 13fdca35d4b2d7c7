// The ladder's time window: the scenario's at rest, that of the gesture or of the film while it moves.

import { useCallback, useMemo, useState } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import { useShownRange } from '../../../bench/ladder/useShownRange.ts';
import { fittedRange, type Range } from '../../../charts/gestures/range.ts';
import { encodeModel } from '../../../scenario/encode.ts';
import { useValue } from '../../../scenario/react.tsx';
import type { Story } from './stories.ts';
import {
  isWholeRange,
  namedRange,
  type OpeningPlace,
  openingRange,
  rangeForNewPlace,
  wholeTime,
} from './timeWindow.ts';

export interface TimeWindow {
  readonly whole: Range;
  readonly range: Range;
  readonly isWhole: boolean;
  readonly move: (range: Range, phase: 'live' | 'commit') => void;
  /**
   * Moves the window so that the cursor stays in sight; a playing film pushes it along before the cursor reaches its
   * end.
   */
  readonly follow: (time: number, isRunning: boolean) => void;
  /** For a film at rest: what t0 and t1 of the scenario have to be so that the link, too, has this time in sight. */
  readonly settle: (time: number | null) => Partial<AlfScenario>;
}

/** Share of the window at which the playing cursor pushes it along, and at which the cursor is placed after a jump. */
const PUSH = 0.8;
const LAND = 0.25;

export function useTimeWindow(
  stories: readonly Story[],
  scenario: Readonly<AlfScenario>,
  isNarrow: boolean,
): TimeWindow {
  const [t0, t1] = [useValue('alf', 't0'), useValue('alf', 't1')];
  const [at, pin] = [useValue('alf', 'at'), useValue('alf', 'pin')];
  const model = useMemo(() => encodeModel('alf', scenario), [scenario]);
  // the place named last, and the place that the ladder opened on
  const [seen, setSeen] = useState({ model, at, pin, t0, t1 });
  const [opened, setOpened] = useState<OpeningPlace>({ at, pin });
  const whole = useMemo(() => wholeTime(stories), [stories]);
  const opening = useMemo(() => openingRange(stories, isNarrow, opened), [stories, isNarrow, opened]);
  const named = useCallback((next: Range) => namedRange(next, stories), [stories]);
  const { range, isLive, setLive, move } = useShownRange('alf', whole, opening, named);
  if (model !== seen.model || at !== seen.at || pin !== seen.pin || t0 !== seen.t0 || t1 !== seen.t1) {
    setSeen({ model, at, pin, t0, t1 });
    setOpened(rangeForNewPlace(opened, seen, { model, at, pin }, stories, range));
    // gestures and the film do not write these while they move, so another link was opened
    if (at !== seen.at || t0 !== seen.t0 || t1 !== seen.t1) setLive(null);
  }

  const follow = (time: number, isRunning: boolean) => {
    const next = brought(range, whole, time, isRunning ? PUSH : 1);
    if (next !== range) setLive(next);
  };
  const settle = (time: number | null) => {
    const next = time === null ? range : brought(range, whole, time, 1);
    setLive(null);
    // a link without a time opens at the start, so the window has to be written to it
    const isNamed = next === range && !isLive && (time !== null || opened.at === null);
    return isNamed ? {} : namedRange(next, stories);
  };
  return { whole, range, isWhole: isWholeRange(range, whole), move, follow, settle };
}

/** The range, moved where a time is out of sight or beyond the share `push` of it. */
function brought(range: Range, whole: Range, time: number, push: number): Range {
  const span = range[1] - range[0];
  const isJump = time < range[0] || time > range[1];
  const isPush = time > range[0] + push * span && range[1] < whole[1];
  if (!isJump && !isPush) return range;
  const start = time - (isJump ? LAND : push) * span;
  return fittedRange([start, start + span], whole);
}
