import type { ReactNode } from 'react';
import { instant } from '../../../bench/words/counts.ts';
import styles from './Film.module.css';
import { Scrub } from './Scrub.tsx';
import type { Film } from './useFilm.ts';

interface PlayBarProps {
  film: Film;
  cursor: number | null;
  start: number;
  end: number;
  /** What happens at the cursor. */
  sentence: string;
  /** The cursor follows the pointer elsewhere. */
  isPointed: boolean;
  /** More controls, where there is room in the bar. */
  children?: ReactNode;
}

/** Plays the film, walks through it, and says what happens. It stays in sight while the figure scrolls. */
export function PlayBar({ film, cursor, start, end, sentence, isPointed, children }: PlayBarProps) {
  const { isPlaying } = film;
  return (
    <div className={styles.film} data-film="">
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
        <Scrub {...{ film, cursor, start, end }} />
        <output className={styles.clock} aria-live="off" data-clock="">
          {cursor === null ? '–' : instant(cursor)}
        </output>
        {children}
        <button
          type="button"
          className={styles.round}
          aria-label="Leave the film"
          title="Leave the film"
          disabled={cursor === null}
          onClick={() => film.goTo(null)}
        >
          <Icon path="M5 6.4L6.4 5 10 8.6 13.6 5 15 6.4 11.4 10 15 13.6 13.6 15 10 11.4 6.4 15 5 13.6 8.6 10z" />
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
