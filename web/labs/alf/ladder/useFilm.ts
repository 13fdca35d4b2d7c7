// The transfer as a film: a cursor that steps through the events.

import { useEffect, useRef, useState } from 'react';
import { CALM, useMedia } from '../../../charts/layout/useMedia.ts';
import { countBefore } from '../../../charts/scales/search.ts';
import { type EventList, isPlainAck, type Step, stepAt, tellingStep } from './events.ts';
import { numberAt } from './record.ts';

/** The film plays, the reader drags the cursor, or the film is at rest. */
type Motion = 'run' | 'scrub' | 'rest';

export interface FilmInput {
  /** The events, computed when the film needs them. */
  readonly events: () => EventList;
  /** Acknowledgments are hidden, and the film does not stop at them. */
  readonly skipsAcks: boolean;
  readonly cursor: number | null;
  /** The film's time in the link (ms): when another link is opened, the film stops. */
  readonly at: number | null;
  readonly end: number;
  /** Simulated milliseconds per second. */
  readonly speed: number;
  /** Time at which the film starts when there is no cursor (ms). */
  readonly start: number;
  readonly onTime: (time: number | null, motion: Motion) => void;
}

export interface Film {
  /** The step at the cursor; null before the first. */
  readonly step: Step | null;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  /** Plays from one time (ms) to another, and stops there. */
  readonly play: (from: number, until: number) => void;
  readonly walk: (direction: 1 | -1) => void;
  /** Moves the cursor while it is dragged; `goTo` where it is released. */
  readonly scrub: (time: number) => void;
  readonly goTo: (time: number | null) => void;
}

/** Shortest and longest time (ms) that a step stays where readers want no animation. */
const STAYS = [350, 1600] as const;

interface Playing {
  /** The film's time in the link when it began to play (ms). */
  readonly at: number | null;
  /** Time at which it stops (ms); null: it plays to the end. */
  readonly until: number | null;
}

export function useFilm(input: FilmInput): Film {
  const { events, skipsAcks, cursor, at, onTime } = input;
  const [playing, setPlaying] = useState<Playing | null>(null);
  const isPlaying = playing !== null && playing.at === at;
  if (playing !== null && !isPlaying) setPlaying(null);
  // several events share a time: the cursor's time does not say at which of them the last step stopped
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

/** Plays with the clock, frame by frame. */
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

/** Plays in jumps from event to event, for readers who want no animation. */
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
  // acknowledgments arrive even after the end of the transfer, where the film stops
  return next !== null && numberAt(events.time, next.first) > end ? null : next;
}
