import { Fragment } from 'react';
import styles from './Reading.module.css';

/** One value that is read, with what belongs to it. */
export interface ReadRow {
  /** Left out where there is only one thing to read. */
  name?: string | undefined;
  color?: string | undefined;
  value: string;
  /** Its interval, for example. */
  note?: string | undefined;
}

/** What is read at a place of the chart, in pixels of the chart. */
export interface ReadAt {
  x: number;
  y: number;
  rows: readonly ReadRow[];
  /** Where that is, in the units of the axes. */
  place: string;
  /** Over a surface of colour the words need a ground of their own. */
  isBoxed?: boolean | undefined;
  /** It goes left of the place, whatever half that is in. */
  isLeft?: boolean | undefined;
}

interface ReadingProps {
  at: ReadAt;
  width: number;
  height: number;
  /** A finger has read: what is read can be gone to. */
  onGo?: (() => void) | undefined;
}

/** Beside the pointer and never under it: left of it in the right half of the chart, below it near the top. */
const AWAY = 14;

/** The values at the pointer, the finger or the keyboard's crosshair, where the eye is. */
export function Reading({
  at: { x, y, rows, place, isBoxed = false, isLeft = false },
  width,
  height,
  onGo,
}: ReadingProps) {
  const isRight = isLeft || x > width * 0.58;
  const isHigh = y < height * 0.36;
  const across = isRight ? { right: width - x + AWAY } : { left: x + AWAY };
  const down = isHigh ? { top: y + AWAY } : { bottom: height - y + AWAY };
  return (
    <div
      className={styles.reading}
      data-boxed={isBoxed || undefined}
      data-right={isRight || undefined}
      data-transient=""
      aria-hidden={onGo ? undefined : 'true'}
      style={{ ...across, ...down, maxWidth: (isRight ? x : width - x) - AWAY }}
    >
      <div className={styles.rows} data-named={rows.some(({ name }) => name !== undefined) || undefined}>
        {rows.map(({ name, color, value, note }) => (
          <Fragment key={name ?? value}>
            {name !== undefined && (
              <span className={styles.name} style={{ color }}>
                {name}
              </span>
            )}
            <span className={styles.value}>
              <b>{value}</b>
              {note !== undefined && <span> {note}</span>}
            </span>
          </Fragment>
        ))}
      </div>
      <div className={styles.place}>{place}</div>
      {onGo && (
        <button type="button" className="button" onClick={onGo}>
          Go there
        </button>
      )}
    </div>
  );
}
