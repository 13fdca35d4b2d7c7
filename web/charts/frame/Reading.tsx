import { Fragment, useLayoutEffect, useRef } from 'react';
import { Words } from '../../notation/Words.tsx';
import { inkOf } from '../marks/ink.ts';
import { AWAY, besidePoint, NARROW } from './besidePoint.ts';
import styles from './Reading.module.css';

/** One value in a read-out, with its name and note. */
export interface ReadRow {
  /** Name of the value; omitted if there is only one value to read. */
  name?: string | undefined;
  color?: string | undefined;
  value: string;
  /** A remark on the value, for example its interval. */
  note?: string | undefined;
}

/** A read-out and its place, in chart pixels. */
export interface ReadAt {
  x: number;
  y: number;
  rows: readonly ReadRow[];
  /** The place as text, in the units of the axes. */
  place: string;
  /** Whether even a single line has a background, as over bars or a coloured surface. */
  isBoxed?: boolean | undefined;
  /** Whether the read-out always stands to the left of its place. */
  isLeft?: boolean | undefined;
  /** Whether the read-out's lower edge stands at `y`. */
  isAbove?: boolean | undefined;
}

interface ReadingProps {
  at: ReadAt;
  width: number;
  height: number;
  /** Goes to the place that a finger has read. */
  onGo?: (() => void) | undefined;
}

/**
 * The values at the pointer, the finger or the keyboard crosshair, shown beside that place and never under it: to its
 * left in the right half of the chart, below it near the top.
 */
export function Reading({
  at: { x, y, rows, place, isBoxed = false, isLeft = false, isAbove = false },
  width,
  height,
  onGo,
}: ReadingProps) {
  const isNarrow = width < NARROW;
  const isRight = isLeft || x > width * 0.58;
  const isHigh = !isAbove && y < height * 0.36;
  const across = isRight ? { right: width - x + AWAY } : { left: x + AWAY };
  const down = isHigh ? { top: y + AWAY } : { bottom: height - y + (isAbove ? 0 : AWAY) };
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    const stage = isNarrow && current?.offsetParent;
    if (!current || !stage) return;
    const { offsetWidth, offsetHeight, style } = current;
    const { top } = stage.getBoundingClientRect();
    const room = { width, top: -top, bottom: window.innerHeight - top };
    const at = besidePoint({ x, y, isHigh, isRight }, { width: offsetWidth, height: offsetHeight }, room);
    style.translate = `${at.left}px ${at.top}px`;
    return () => {
      style.translate = '';
    };
  });
  return (
    <div
      ref={box}
      className={styles.reading}
      data-boxed={isBoxed || rows.length > 1 || undefined}
      data-right={(isRight && !isNarrow) || undefined}
      data-narrow={isNarrow || undefined}
      data-transient=""
      aria-hidden={onGo ? undefined : 'true'}
      style={
        isNarrow
          ? { left: 0, top: 0, maxWidth: width }
          : { ...across, ...down, maxWidth: (isRight ? x : width - x) - AWAY }
      }
    >
      <div className={styles.rows} data-named={rows.some(({ name }) => name !== undefined) || undefined}>
        {rows.map(({ name, color, value, note }) => (
          <Fragment key={name ?? value}>
            {name !== undefined && (
              <span className={styles.name} style={{ color: color && inkOf(color) }}>
                <Words text={name} />
              </span>
            )}
            <span className={styles.value}>
              <b>{value}</b>
              {note !== undefined && <span> {note}</span>}
            </span>
          </Fragment>
        ))}
      </div>
      <div className={styles.place}>
        <Words text={place} />
      </div>
      {onGo && (
        <button type="button" className="button" onClick={onGo}>
          Go there
        </button>
      )}
    </div>
  );
}
