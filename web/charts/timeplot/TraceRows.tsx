// Small traces in rows of one scale, such as congestion windows, with marks across a row.

import { useMemo } from 'react';
import { linePath } from '../curve/paths.ts';
import type { Range } from '../gestures/range.ts';
import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Area } from '../layout/usePlot.ts';
import type { Steps } from '../scales/steps.ts';
import { eventPath } from './eventPath.ts';
import type { Row, TraceRowsProps } from './quantity.ts';
import styles from './TimePlot.module.css';

/** Rows lower than this (px) have no name in front of them. */
const NAMED = 13;

export function TraceRows({ rows: { heading, unit, rows }, areas, range, x, chosen }: TraceRowsProps) {
  const shown = useMemo(() => rows.slice(0, areas.length), [rows, areas.length]);
  const most = useMemo(() => usualMost(shown), [shown]);
  const first = areas[0];
  if (first === undefined) return null;
  return (
    <g>
      <text className={styles.words} x={first.left} y={first.top - 6}>
        {fittingText(
          rowsHeading(heading, shown, rows.length, first.height >= NAMED) +
            (unit === undefined ? '' : `; each row is ${Math.round(most)} ${unit} high`),
          first.width,
        )}
      </text>
      {shown.map((row, i) => {
        const area = areas[i];
        return area && <TraceRow key={row.name} {...{ row, area, most, range, x }} isChosen={chosen === i} />;
      })}
    </g>
  );
}

/**
 * The words above the rows: without names beside the rows they give the first and the last, and if some rows have no
 * room, how many are shown.
 */
export function rowsHeading(words: string, rows: readonly Row[], all: number, isNamed: boolean): string {
  const [first, last] = [rows[0], rows.at(-1)];
  const some = rows.length < all ? ` of ${all}` : '';
  if (first === undefined || last === undefined) return words;
  if (isNamed || first === last) return some === '' ? words : `${words}; ${rows.length}${some}`;
  return `${words}, from the top: ${first.name} to ${last.name}${some}`;
}

interface TraceRowProps {
  readonly row: Row;
  readonly area: Area;
  readonly most: number;
  readonly range: Range;
  readonly x: (time: number) => number;
  readonly isChosen: boolean;
}

function TraceRow({ row, area, most, range: [from, to], x, isChosen }: TraceRowProps) {
  const { line, kept, marks } = useMemo(() => {
    const scale = (area.height - 2) / most;
    const path = ({ times, values }: Steps) =>
      linePath(
        Float64Array.from(times, x),
        Float64Array.from(values, (value) => Math.max(area.top, area.bottom - value * scale)),
      );
    return {
      line: path(row),
      kept: row.kept && path(row.kept),
      marks: row.marks.map((one) => eventPath(one, [from, to], x, area)),
    };
  }, [row, area, most, from, to, x]);
  return (
    <g>
      <line className={styles.grid} x1={area.left} x2={area.right} y1={area.bottom} y2={area.bottom} />
      {area.height >= NAMED && (
        <text
          className={styles.name}
          data-chosen={isChosen || undefined}
          x={area.left - 10}
          y={area.bottom - 1}
          textAnchor="end"
        >
          {row.name}
        </text>
      )}
      {row.marks.map(({ color, dash }, i) => (
        <path key={color} className={styles.event} d={marks[i]} stroke={color} strokeDasharray={dash} />
      ))}
      {row.kept && (
        <path
          className={styles.line}
          d={kept}
          stroke={row.kept.color}
          strokeWidth={1}
          strokeDasharray={row.kept.dash}
        />
      )}
      <path className={styles.row} data-chosen={isChosen || undefined} d={line} />
    </g>
  );
}

const USUAL = 0.98;

/** A value that all but the highest peaks stay below: scaled to a start-up's peak, the other rows would be flat. */
function usualMost(rows: readonly Row[]): number {
  const all = Float64Array.from(rows.flatMap(({ values }) => Array.from(values))).sort();
  return Math.max(1, 1.2 * (all[Math.floor(USUAL * all.length)] ?? 1));
}

/** Shortens words to a width (px), cutting at their last semicolon or full stop until they fit. */
export function fittingText(words: string, width: number): string {
  let text = words;
  while (textWidth(text, NOTE_SIZE) > width) {
    const end = Math.max(text.lastIndexOf('; '), text.lastIndexOf('. '));
    if (end < 0) break;
    text = text.slice(0, end);
  }
  return text;
}
