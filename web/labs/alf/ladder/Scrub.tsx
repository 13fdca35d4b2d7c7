import { type KeyboardEvent, useRef } from 'react';
import { instant } from '../../../bench/words/counts.ts';
import styles from './Film.module.css';
import type { Film } from './useFilm.ts';

interface ScrubProps {
  film: Film;
  cursor: number | null;
  /** Where the film starts when there is no cursor. */
  start: number;
  end: number;
}

/** The time in the transfer under the hand. */
export function Scrub({ film, cursor, start, end }: ScrubProps) {
  // a key that only brought the focus here has moved nothing
  const moved = useRef<number | null>(null);
  const move = (time: number) => {
    moved.current = time;
    film.scrub(time);
  };
  const letGo = () => {
    if (moved.current !== null) film.goTo(moved.current);
    moved.current = null;
  };
  // without steps of its own, for those would round the film's time to theirs
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const step = Math.max(0.1, Math.round(end / 20) / 10);
    const time = (cursor ?? start) + direction * step;
    move(Math.min(end, Math.max(0, Math.round(time * 10) / 10)));
  };
  return (
    <input
      className={styles.scrub}
      type="range"
      aria-label="Time in the transfer"
      aria-valuetext={cursor === null ? 'the film has not started' : instant(cursor)}
      min={0}
      max={end}
      step="any"
      value={cursor ?? start}
      onChange={(event) => move(event.currentTarget.valueAsNumber)}
      onKeyDown={onKey}
      onPointerUp={letGo}
      onKeyUp={letGo}
      onBlur={letGo}
    />
  );
}
