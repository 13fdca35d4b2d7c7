// What comes first and does not count, shaded.

import type { Range } from '../gestures/range.ts';
import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Area } from '../layout/usePlot.ts';
import type { Start } from './quantity.ts';
import styles from './TimePlot.module.css';

interface StartBandProps {
  readonly start: Start;
  readonly range: Range;
  readonly area: Area;
  readonly x: (time: number) => number;
}

export function StartBand({ start, range, area, x }: StartBandProps) {
  if (start.until <= range[0]) return null;
  const end = x(Math.min(start.until, range[1]));
  return (
    <g data-start={start.until}>
      <rect
        className={styles.start}
        x={area.left}
        y={area.top}
        width={end - area.left}
        height={area.height}
      />
      {x(start.until) - area.left > textWidth(start.words, NOTE_SIZE) + 6 && (
        <text className={styles.words} x={area.left + 4} y={area.bottom - 5}>
          {start.words}
        </text>
      )}
    </g>
  );
}
