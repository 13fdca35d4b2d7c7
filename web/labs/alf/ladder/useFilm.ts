// The transfer as a film: a cursor that walks through the events.

import { useEffect, useRef, useState } from 'react';
import { CALM, useMedia } from '../../../charts/layout/useMedia.ts';
import { countBefore } from '../../../charts/scales/search.ts';
import { type EventList, isPlainAck, type Step, stepAt, tellingStep } from './events.ts';
import { numberAt } from './record.ts';

/** The film runs, the cursor is under the hand, or all is at rest. */
type Motion = 'run' | 'scrub' | 'rest';

export interface FilmInput {
  /** Made when the film needs it. */
  readonly events: () => EventList;
  /** Acknowledgments are hidden: the film does not stop at them. */
  readonly skipsAcks: boolean;
  readonly cursor: number | null;
  /** Where the film stands as the link has it: when another link is opened, the film stops. */
  readonly at: number | null;
  readonly end: number;
  /** Simulated milliseconds a second. */
  readonly speed: number;
  /** Where the film starts when there is no cursor. */
  readonly start: number;
  readonly onTime: (time: number | null, motion: Motion) => void;
}

export interface Film {
  /** The step that the cursor stands at; null before the first. */
  readonly step: Step | null;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  /** Plays from one time to another, and rests there. */
  readonly play: (from: number, until: number) => void;
  readonly walk: (direction: 1 | -1) => void;
  /** The cursor under the hand; `goTo` where the hand lets go. */
  readonly scrub: (time: number) => void;
  readonly goTo: (time: number | null) => void;
}

/** Without animation a step stays at least this long, and at most so long (ms). */
const STAYS = [350, 1600] as const;

interface Playing {
  /** Where the film stood when it began, as the link has it. */
  readonly at: number | null;
  /** Left out: it plays to the end. */
  readonly until: number | null;
}

export function useFilm(input: FilmInput): Film {
  const { events, skipsAcks, cursor, at, onTime } = input;
  const [playing, setPlaying] = useState<Playing | null>(null);
  const isPlaying = playing !== null && playing.at === at;
  if (playing !== null && !isPlaying) setPlaying(null);
  // several events share an instant: where the last walk stopped is more than the cursor's time
  const [stop, setStop] = useState<{ events: () => EventList; step: Step } | null>(null);
  const isCalm = useMedia(CALM);

  const step =
    stop !== null && stop.events === events && stop.step.time === cursor
      ? stop.step
      : cursor === null
        ? null
        : tellingStep(events(), cursor, skipsAcks);

  const stand = (next: Step, motion: Motion) => {
    setStop({ events, step: next });
    onTime(next.time, motion);
  };
  const walk = (direction: 1 | -1) => {
    setPlaying(null);
    const next = neighbour(input, step, direction);
    if (next !== null) stand(next, 'rest');
    else if (isPlaying) onTime(cursor, 'rest');
  };
  const jump = (time: number | null, motion: Motion) => {
    setPlaying(null);
    setStop(null);
    onTime(time, motion);
  };
  const toggle = () => {
    if (isPlaying) onTime(cursor, 'rest');
    else if (cursor === null || cursor >= input.end) onTime(input.start, 'run');
    setPlaying(isPlaying ? null : { at, until: null });
  };
  const play = (from: number, until: number) => {
    setStop(null);
    onTime(from, 'run');
    setPlaying({ at, until });
  };

  const running = { ...input, end: playing?.until ?? input.end, step, stand };
  const newest = useRef(running);
  useEffect(() => {
    newest.current = running;
  });
  useEffect(() => {
    if (!isPlaying) return;
    const pause = () => setPlaying(null);
    return isCalm ? playSteps(newest, pause) : playFrames(newest, pause);
  }, [isPlaying, isCalm]);

  return {
    step,
    isPlaying,
    toggle,
    play,
    walk,
    scrub: (time) => jump(time, 'scrub'),
    goTo: (time) => jump(time, 'rest'),
  };
}

type Newest = {
  readonly current: FilmInput & { step: Step | null; stand: (step: Step, motion: Motion) => void };
};

/** Runs with the clock. */
function playFrames(newest: Newest, pause: () => void): () => void {
  let frame = 0;
  let before: number | null = null;
  let time = newest.current.cursor ?? newest.current.start;
  const next = (now: number) => {
    const { end, speed, onTime } = newest.current;
    time += ((now - (before ?? now)) / 1000) * speed;
    before = now;
    if (time >= end) {
      onTime(end, 'rest');
      pause();
      return;
    }
    onTime(time, 'run');
    frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

/** Jumps from event to event: for readers who want no motion. */
function playSteps(newest: Newest, pause: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const { step, speed, cursor, stand, onTime } = newest.current;
    const following = neighbour(newest.current, step, 1);
    if (following === null) {
      onTime(step?.time ?? cursor, 'rest');
      pause();
      return;
    }
    const wait = ((following.time - (step?.time ?? following.time)) / speed) * 1000;
    timer = setTimeout(
      () => {
        stand(following, 'run');
        timer = setTimeout(next, 0);
      },
      Math.min(STAYS[1], Math.max(STAYS[0], wait)),
    );
  };
  next();
  return () => clearTimeout(timer);
}

function neighbour(
  { events: list, skipsAcks, start, end }: FilmInput,
  step: Step | null,
  direction: 1 | -1,
): Step | null {
  const events = list();
  let at = direction === 1 ? countBefore(events.time, start) : countBefore(events.time, end, true) - 1;
  if (step !== null) at = direction === 1 ? step.end : step.first - 1;
  while (skipsAcks && at >= 0 && at < events.length && isPlainAck(events, at)) at += direction;
  const next = stepAt(events, at);
  // acknowledgments go on after the end of the transfer, the film does not
  return next !== null && numberAt(events.time, next.first) > end ? null : next;
}
