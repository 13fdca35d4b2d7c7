// The key to the parts of bars, and the intervals of the scores.

import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import { Decoration } from '../marks/Decoration.tsx';
import { barTop, looksOf, type ScoreFrame, type ScoreGroup } from './layout.ts';
import styles from './ScoreBars.module.css';

interface LooksProps {
  groups: readonly ScoreGroup[];
  frame: ScoreFrame;
  hatch: string;
}

const SWATCH = 14;

/** The meaning of the parts' looks, in one line above the bars. */
export function Looks({ groups, frame, hatch }: LooksProps) {
  let end = frame.left;
  return (
    <Decoration>
      {[...looksOf(groups)].map(([look, words]) => {
        const at = end;
        end += SWATCH + 5 + textWidth(words, NOTE_SIZE) + 14;
        return (
          <g key={look}>
            <rect
              className={styles[look]}
              x={at}
              y={3}
              width={SWATCH}
              height={10}
              fill={look === 'hatched' ? `url(#${hatch})` : undefined}
            />
            <text className={styles.said} x={at + SWATCH + 5} y={NOTE_SIZE}>
              {words}
            </text>
          </g>
        );
      })}
    </Decoration>
  );
}

interface IntervalsProps {
  groups: readonly ScoreGroup[];
  frame: ScoreFrame;
  x: (value: number) => number;
}

/**
 * The interval of each score, if it is wide enough to be seen. At the axis' end it is cut off without an end stroke.
 */
export function Intervals({ groups, frame, x }: IntervalsProps) {
  const marks = groups.flatMap(({ bars }, group) =>
    bars.flatMap(({ value, half }, i) => {
      const [from, to] = [x(value - half), x(value + half)];
      if (!(to - from >= 2)) return [];
      const middle = barTop(frame, group, i) + frame.thick / 2;
      const end = (at: number) => (at < frame.left || at > frame.right ? '' : `M${at} ${middle - 4}v8`);
      const [first, last] = [Math.max(frame.left, from), Math.min(frame.right, to)];
      return [`M${first} ${middle}H${last}${end(from)}${end(to)}`];
    }),
  );
  return (
    <>
      <path className={styles.halo} d={marks.join('')} />
      <path className={styles.interval} d={marks.join('')} data-intervals={marks.length} />
    </>
  );
}
