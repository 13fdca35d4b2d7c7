// What comes first and does not count, shaded.

import { useMemo } from 'react';
import type { Range } from '../gestures/range.ts';
import type { Box } from '../layout/box.ts';
import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import { leastInk } from '../placement/leastInk.ts';
import type { PlacedLane } from './lanes.ts';
import type { Quantity, Start } from './quantity.ts';
import styles from './TimePlot.module.css';

interface StartBandProps {
  readonly start: Start;
  readonly range: Range;
  readonly lane: Pick<PlacedLane, 'area' | 'y' | 'quantities'>;
  readonly x: (time: number) => number;
}

/** Between the words and the edges of the band, and between words and lines. */
const [ASIDE, AROUND] = [4, 3];
/** Places tried across the band. */
const PLACES = 5;

export function StartBand({ start, range, lane, x }: StartBandProps) {
  const { area } = lane;
  const isShown = start.until > range[0];
  const end = isShown ? x(Math.min(start.until, range[1])) : area.left;
  const place = useMemo(() => wordsPlace(start.words, end, lane, x), [start.words, end, lane, x]);
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
      {place && (
        <text className={styles.words} x={place.left} y={place.bottom}>
          {start.words}
        </text>
      )}
    </g>
  );
}

/** At the foot of the band or at its head, where the words cover least of the lines; null where the band is too narrow. */
export function wordsPlace(
  words: string,
  end: number,
  { area, y, quantities }: StartBandProps['lane'],
  x: StartBandProps['x'],
): { readonly left: number; readonly bottom: number } | null {
  const width = textWidth(words, NOTE_SIZE);
  const free = end - area.left - width - 6;
  if (free <= 0) return null;
  const places = [area.bottom - 5, area.top + NOTE_SIZE].flatMap((bottom) =>
    Array.from({ length: PLACES }, (_, i) => ({
      left: area.left + ASIDE + (Math.max(0, free - ASIDE) * i) / (PLACES - 1),
      bottom,
    })),
  );
  const boxOf = ({ left, bottom }: { left: number; bottom: number }): Box => ({
    left: left - AROUND,
    right: left + width + AROUND,
    top: bottom - NOTE_SIZE - AROUND,
    bottom: bottom + AROUND,
  });
  const bounds = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const ink = (box: Box) => quantities.reduce((sum, quantity) => sum + inkIn(box, quantity, x, y), 0);
  return leastInk(places, boxOf, { bounds, ink });
}

/** How many of a line's points lie in a box, or between which it crosses it from side to side. */
function inkIn(
  { left, right, top, bottom }: Box,
  { times, values }: Quantity,
  x: (time: number) => number,
  y: (value: number) => number,
): number {
  let ink = 0;
  for (let i = 0; i < times.length; i += 1) {
    const from = x(times[i] ?? 0);
    if (from > right) break;
    if (x(times[i + 1] ?? times[i] ?? 0) < left) continue;
    const [a, b] = [y(values[i] ?? Number.NaN), y(values[i + 1] ?? values[i] ?? Number.NaN)];
    if (Math.max(a, b) >= top && Math.min(a, b) <= bottom) ink += 1;
  }
  return ink;
}
