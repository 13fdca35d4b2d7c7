import { filmKeys } from '../../../bench/ladder/keys.ts';
import { instantText } from '../../../bench/words/counts.ts';
import { keyLine, runKeyAction } from '../../../charts/gestures/keys.ts';
import styles from './Player.module.css';
import type { Film } from './useFilm.ts';

interface PlayerProps {
  film: Film;
  cursor: number | null;
  /** Time at which the film starts when there is no cursor (ms). */
  start: number;
  end: number;
}

/**
 * Buttons that play the film. The pointer drags the time axis; for the keyboard it is a slider that steps from event to
 * event.
 */
export function Player({ film, cursor, start, end }: PlayerProps) {
  const { isPlaying } = film;
  const keys = [
    keyLine({ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 } as const, '', film.walk),
    ...filmKeys({ ...film, end }),
    { keys: ['Escape'], does: '', act: () => film.goTo(null) },
  ];
  return (
    <>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.play}
          data-plays=""
          aria-label={isPlaying ? 'Pause' : 'Play'}
          title={isPlaying ? 'Pause' : 'Play'}
          onClick={film.toggle}
        >
          <Icon path={isPlaying ? 'M6 5h3v10H6zM11 5h3v10h-3z' : 'M7 4.5v11l9-5.5z'} />
        </button>
        {cursor !== null && (
          <button
            type="button"
            className={styles.leave}
            aria-label="Leave the film"
            title="Leave the film"
            onClick={() => film.goTo(null)}
          >
            <Icon path="M5 6.4L6.4 5 10 8.6 13.6 5 15 6.4 11.4 10 15 13.6 13.6 15 10 11.4 6.4 15 5 13.6 8.6 10z" />
          </button>
        )}
      </div>
      <input
        className={styles.scrub}
        type="range"
        aria-label="Time in the transfer"
        aria-valuetext={cursor === null ? 'the film has not started' : instantText(cursor)}
        min={0}
        max={end}
        step="any"
        value={cursor ?? start}
        onChange={(event) => film.goTo(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          if (runKeyAction(keys, event)) event.preventDefault();
        }}
      />
    </>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
