// Congestion windows in rows of one scale, with a mark where one is cut.

import { useMemo } from 'react';
import { linePath } from '../curve/paths.ts';
import { NOTE_SIZE, textWidth } from '../frame/text.ts';
import type { Area } from '../frame/usePlot.ts';
import type { QueueGhost } from './ghost.ts';
import styles from './QueueTrace.module.css';

export interface WindowTrace {
  readonly label: string;
  /** In front of its row. */
  readonly name: string;
  /** At the times of the chart. */
  readonly values: ArrayLike<number>;
  readonly cuts: readonly { readonly time: number; readonly isNeedless: boolean }[];
}

const USUAL = 0.98;

interface WindowRowsProps {
  readonly rows: readonly Area[];
  readonly windows: readonly WindowTrace[];
  readonly times: ArrayLike<number>;
  readonly words: string;
  readonly ghost: QueueGhost | null;
  readonly x: (time: number) => number;
  readonly chosen: number | null;
}

export function WindowRows({ rows, windows, times, words, ghost, x, chosen }: WindowRowsProps) {
  const shown = useMemo(() => windows.slice(0, rows.length), [windows, rows.length]);
  const most = useMemo(() => usualMost(shown), [shown]);
  const xs = Float64Array.from(times, x);
  const ghostXs = Float64Array.from(ghost?.times ?? [], x);
  const first = rows[0];
  return (
    <g>
      {first && (
        <text className={styles.words} x={first.left} y={first.top - 6}>
          {fitting(words, first.width)}
        </text>
      )}
      {shown.map((window, i) => {
        const row = rows[i];
        if (row === undefined) return null;
        const scale = (row.height - 2) / most;
        const heights = (values: ArrayLike<number>) =>
          Float64Array.from(values, (value) => Math.max(row.top, row.bottom - value * scale));
        const line = linePath(xs, heights(window.values));
        const other = ghost?.windows[i];
        const marks = (isNeedless: boolean) =>
          window.cuts
            .filter((cut) => cut.isNeedless === isNeedless)
            .map(({ time }) => `M${x(time).toFixed(1)} ${row.top + 1}V${row.bottom - 1}`)
            .join('');
        const isChosen = chosen === i || undefined;
        return (
          <g key={window.name}>
            <line className={styles.grid} x1={row.left} x2={row.right} y1={row.bottom} y2={row.bottom} />
            {row.height >= 13 && (
              <text
                className={styles.name}
                data-chosen={isChosen}
                x={row.left - 10}
                y={row.bottom - 1}
                textAnchor="end"
              >
                {window.name}
              </text>
            )}
            <path className={styles.cut} d={marks(false)} />
            <path className={styles.needless} d={marks(true)} />
            {ghost && other && (
              <path
                className={styles.ghostWindow}
                d={linePath(ghostXs, heights(other))}
                stroke={ghost.color}
                strokeDasharray={ghost.dash}
              />
            )}
            <path className={styles.window} data-chosen={isChosen} d={line} />
          </g>
        );
      })}
    </g>
  );
}

/** What all but the highest peaks stay below: a start-up would press the others flat. */
function usualMost(windows: readonly WindowTrace[]): number {
  const all = Float64Array.from(windows.flatMap(({ values }) => Array.from(values))).sort();
  return Math.max(1, 1.2 * (all[Math.floor(USUAL * all.length)] ?? 1));
}

/** Words that do not fit lose their end, at a mark. */
function fitting(words: string, width: number): string {
  let text = words;
  while (textWidth(text, NOTE_SIZE) > width && text.includes(';'))
    text = text.slice(0, text.lastIndexOf(';'));
  return text;
}
