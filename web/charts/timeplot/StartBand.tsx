// The shaded start of a run, which measurements leave out.

import { useMemo } from 'react';
import { useReportedMarks } from '../frame/hidden.ts';
import type { Range } from '../gestures/range.ts';
import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { PlacedLane } from './lanes.ts';
import type { Start } from './quantity.ts';
import styles from './TimePlot.module.css';

interface StartBandProps {
  readonly start: Start;
  readonly range: Range;
  readonly lane: Pick<PlacedLane, 'area' | 'y' | 'quantities'>;
  readonly x: (time: number) => number;
}

/** Distance between the words and the edge of the band (px). */
const ASIDE = 4;
/** The band's mark in a legend. */
const MARK = { color: 'var(--line)', opacity: 0.6, mark: 'bar' } as const;
const NONE = [] as const;

export function StartBand({ start, range, lane, x }: StartBandProps) {
  const { area } = lane;
  const isShown = start.until > range[0];
  const end = isShown ? x(Math.min(start.until, range[1])) : area.left;
  const foot = useMemo(() => labelFoot(start.label, end, lane, x), [start.label, end, lane, x]);
  useReportedMarks('start', isShown ? [{ ...MARK, label: start.label, isNamed: foot !== null }] : NONE);
  if (!isShown) return null;
  return (
    <g data-start={start.until}>
      <rect
        className={styles.start}
        x={area.left}
        y={area.top}
        width={end - area.left}
        height={area.height}
      />
      {foot !== null && (
        <text className={styles.words} x={area.left + ASIDE} y={foot}>
          {start.label}
        </text>
      )}
    </g>
  );
}

/**
 * Baseline of the band's words: at its foot or its top, where they cover less of the lines; null where the band is too
 * narrow.
 */
export function labelFoot(
  words: string,
  end: number,
  { area, y, quantities }: StartBandProps['lane'],
  x: StartBandProps['x'],
): number | null {
  const right = area.left + ASIDE + textWidth(words, NOTE_SIZE);
  if (end <= right + 2) return null;
  const covered = (foot: number) => {
    const isIn = (value: number | undefined) => Math.abs(y(value ?? Number.NaN) - foot + 5) < NOTE_SIZE - 2;
    const ink = quantities.map(
      ({ times, values }) =>
        Array.from(times).filter((time, i) => x(time) <= right && isIn(values[i])).length,
    );
    return Math.max(...ink);
  };
  const [foot, head] = [area.bottom - 5, area.top + NOTE_SIZE];
  return covered(head) < covered(foot) ? head : foot;
}
