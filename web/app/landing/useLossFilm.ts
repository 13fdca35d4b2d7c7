// The film of the first page: it plays once by itself, unless the reader has asked for reduced motion.

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CALM, useMedia } from '../../charts/layout/useMedia.ts';
import { eventsOf, mergedEvents } from '../../labs/alf/ladder/events.ts';
import type { Story } from '../../labs/alf/ladder/stories.ts';
import { type Film, useFilm } from '../../labs/alf/ladder/useFilm.ts';
import { rememberedState, rememberState } from './firstTransfer.ts';

/** How long the film plays (s). */
const LASTS = 9;

interface LossFilm {
  readonly film: Film;
  /** The film's time in the transfer (ms); null at the end, where the whole transfer is shown. */
  readonly time: number | null;
}

export function useLossFilm(stories: readonly Story[], end: number): LossFilm {
  const isCalm = useMedia(CALM);
  const [time, setTime] = useState<number | null>(isCalm || rememberedState().isShown ? null : 0);
  const events = useMemo(() => {
    const list = mergedEvents(stories.map(({ record }) => eventsOf(record)));
    return () => list;
  }, [stories]);
  const film = useFilm({
    events,
    skipsAcks: true,
    cursor: time,
    at: null,
    start: 0,
    end,
    speed: end / LASTS,
    onTime: (next) => setTime(next === null || next >= end ? null : next),
  });

  const play = useEffectEvent(film.toggle);
  const hasBegun = useRef(false);
  const isTold = stories.length > 0;
  useEffect(() => {
    if (!isTold || isCalm || hasBegun.current) return;
    hasBegun.current = true;
    if (rememberedState().isShown) return;
    rememberState({ isShown: true });
    play();
  }, [isTold, isCalm]);
  return { film, time };
}
