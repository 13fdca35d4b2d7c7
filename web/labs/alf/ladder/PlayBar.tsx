import { type SyntheticEvent, useId, useRef } from 'react';
import styles from './Ladder.module.css';
import { milliseconds } from './sentences.ts';
import { SPEEDS } from './speeds.ts';
import type { Film } from './useFilm.ts';

interface PlayBarProps {
  film: Film;
  cursor: number | null;
  end: number;
  speed: number;
  onSpeed: (speed: number) => void;
  /** What happens at the cursor. */
  sentence: string;
  /** The cursor follows the pointer elsewhere. */
  isPointed: boolean;
}

/** Plays the film, walks through it, and says what happens. */
export function PlayBar({ film, cursor, end, speed, onSpeed, sentence, isPointed }: PlayBarProps) {
  const speedId = useId();
  const { isPlaying } = film;
  const isScrubbed = useRef(false);
  // a key that only brought the focus here has moved nothing
  const letGo = (event: SyntheticEvent<HTMLInputElement>) => {
    if (isScrubbed.current) film.goTo(event.currentTarget.valueAsNumber);
    isScrubbed.current = false;
  };
  return (
    <div className={styles.film}>
      <div className={styles.bar}>
        <button type="button" className={styles.round} aria-label="Step back" onClick={() => film.walk(-1)}>
          <Icon path="M12 4v12L4 10zM14 4h2v12h-2z" />
        </button>
        <button
          type="button"
          className={styles.play}
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={film.toggle}
        >
          <Icon path={isPlaying ? 'M5 4h4v12H5zM11 4h4v12h-4z' : 'M6 3.5v13l11-6.5z'} />
        </button>
        <button
          type="button"
          className={styles.round}
          aria-label="Step to the next event"
          onClick={() => film.walk(1)}
        >
          <Icon path="M8 4v12l8-6zM4 4h2v12H4z" />
        </button>
        <input
          className={styles.scrub}
          type="range"
          aria-label="Time in the transfer"
          aria-valuetext={cursor === null ? 'not placed' : milliseconds(cursor)}
          min={0}
          max={end}
          step={Math.max(0.1, end / 2000)}
          value={cursor ?? 0}
          onChange={(event) => {
            isScrubbed.current = true;
            film.scrub(event.currentTarget.valueAsNumber);
          }}
          onPointerUp={letGo}
          onKeyUp={letGo}
          onBlur={letGo}
        />
        <output className={styles.clock} aria-live="off" data-clock="">
          {cursor === null ? '–' : milliseconds(cursor)}
        </output>
        <label className={styles.speed} htmlFor={speedId}>
          <span>Speed</span>
          <select id={speedId} value={speed} onChange={(event) => onSpeed(Number(event.currentTarget.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one < 1000 ? `${one} ms` : `${one / 1000} s`} a second
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={styles.plain}
          disabled={cursor === null}
          onClick={() => film.goTo(null)}
        >
          Leave the film
        </button>
      </div>
      {/* said while one walks; while it plays, sentences would come faster than they can be said */}
      <p className={styles.sentence} aria-live={isPlaying || isPointed ? 'off' : 'polite'} data-sentence="">
        {sentence === '' ? 'Play, or step from event to event.' : sentence}
      </p>
    </div>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
