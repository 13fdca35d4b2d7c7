// The transfer as a film: a cursor that walks through the events.

import { useEffect, useRef, useState } from 'react';
import { type EventList, isPlainAck, type Step, stepAt } from './events.ts';
import { countBefore, numberAt } from './record.ts';
import { CALM, useMedia } from './useMedia.ts';

export interface FilmInput {
  readonly events: EventList;
  /** Acknowledgments are hidden: the film does not stop at them. */
  readonly skipsAcks: boolean;
  readonly cursor: number | null;
  readonly end: number;
  /** Simulated milliseconds a second. */
  readonly speed: number;
  /** Where the film starts when there is no cursor. */
  readonly start: number;
  /** `isResting` is false while the film runs. */
  readonly onTime: (time: number | null, isResting: boolean) => void;
}

export interface Film {
  /** The step that the cursor stands at; null before the first. */
  readonly step: Step | null;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly walk: (direction: 1 | -1) => void;
  readonly goTo: (time: number | null) => void;
}

/** Without animation a step stays at least this long, and at most so long (ms). */
const STAYS = [350, 1600] as const;

export function useFilm(input: FilmInput): Film {
  const { events, skipsAcks, cursor, onTime } = input;
  const [isPlaying, setIsPlaying] = useState(false);
  // several events share an instant: where the last walk stopped is more than the cursor's time
  const [stop, setStop] = useState<{ events: EventList; step: Step } | null>(null);
  const isCalm = useMedia(CALM);

  const step =
    stop !== null && stop.events === events && stop.step.time === cursor
      ? stop.step
      : cursor === null
        ? null
        : lastStep(events, countBefore(events.time, cursor, true) - 1, skipsAcks);

  const stand = (next: Step, isResting: boolean) => {
    setStop({ events, step: next });
    onTime(next.time, isResting);
  };
  const walk = (direction: 1 | -1) => {
    setIsPlaying(false);
    const next = neighbour(input, step, direction);
    if (next !== null) stand(next, true);
  };
  const goTo = (time: number | null) => {
    setIsPlaying(false);
    setStop(null);
    onTime(time, true);
  };
  const toggle = () => {
    if (isPlaying) onTime(cursor, true);
    else if (cursor === null || cursor >= input.end) onTime(input.start, false);
    setIsPlaying(!isPlaying);
  };

  const newest = useRef({ ...input, step, stand });
  useEffect(() => {
    newest.current = { ...input, step, stand };
  });
  useEffect(() => {
    if (!isPlaying) return;
    return isCalm ? playSteps(newest, setIsPlaying) : playFrames(newest, setIsPlaying);
  }, [isPlaying, isCalm]);

  return { step, isPlaying, toggle, walk, goTo };
}

type Newest = {
  readonly current: FilmInput & { step: Step | null; stand: (step: Step, isResting: boolean) => void };
};

/** Runs with the clock. */
function playFrames(newest: Newest, setIsPlaying: (isPlaying: boolean) => void): () => void {
  let frame = 0;
  let before: number | null = null;
  let time = newest.current.cursor ?? newest.current.start;
  const next = (now: number) => {
    const { end, speed, onTime } = newest.current;
    time += ((now - (before ?? now)) / 1000) * speed;
    before = now;
    if (time >= end) {
      onTime(end, true);
      setIsPlaying(false);
      return;
    }
    onTime(time, false);
    frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

/** Jumps from event to event: for readers who want no motion. */
function playSteps(newest: Newest, setIsPlaying: (isPlaying: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const { step, speed, stand } = newest.current;
    const following = neighbour(newest.current, step, 1);
    if (following === null) {
      setIsPlaying(false);
      return;
    }
    const wait = ((following.time - (step?.time ?? following.time)) / speed) * 1000;
    timer = setTimeout(
      () => {
        stand(following, false);
        timer = setTimeout(next, 0);
      },
      Math.min(STAYS[1], Math.max(STAYS[0], wait)),
    );
  };
  next();
  return () => clearTimeout(timer);
}

/** The step at or before an event that the film stops at. */
function lastStep(events: EventList, from: number, skipsAcks: boolean): Step | null {
  let at = from;
  while (skipsAcks && at >= 0 && isPlainAck(events, at)) at -= 1;
  return stepAt(events, at);
}

function neighbour(
  { events, skipsAcks, start, end }: FilmInput,
  step: Step | null,
  direction: 1 | -1,
): Step | null {
  let at = direction === 1 ? countBefore(events.time, start) : countBefore(events.time, end, true) - 1;
  if (step !== null) at = direction === 1 ? step.end : step.first - 1;
  while (skipsAcks && at >= 0 && at < events.length && isPlainAck(events, at)) at += direction;
  const next = stepAt(events, at);
  // acknowledgments go on after the end of the transfer, the film does not
  return next !== null && numberAt(events.time, next.first) > end ? null : next;
}
