// What a paper states as numbers, drawn into a figure: a rhombus each. A number that is a height, or a place, of the whole figure has a
// line besides (Marks.tsx).

import styles from '../layout/Chart.module.css';
import { useLook } from '../layout/look.ts';
import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Area } from '../layout/usePlot.ts';
import type { Marker, Reference } from './Marks.tsx';
import { Rhombus } from './Rhombus.tsx';

interface StatedPoint {
  readonly x: number;
  readonly y: number;
  /** Its height in words; none where a bar has it. */
  readonly label?: string | undefined;
  /** That of the curve which it belongs to. */
  readonly color?: string | undefined;
}

export interface Stated {
  readonly points: readonly StatedPoint[];
  readonly levels: readonly Reference[];
  readonly uprights: readonly Marker[];
}

export const NOTHING_STATED: Stated = { points: [], levels: [], uprights: [] };

interface StatedPointsProps {
  readonly points: readonly StatedPoint[];
  readonly area: Area;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

/** Over the curves. */
export function StatedPoints(props: StatedPointsProps) {
  const { points, x, y } = props;
  const isMini = useLook() === 'mini';
  return (
    <g data-stated="" pointerEvents="none">
      {points.map(({ x: at, y: height, color }) => (
        <Rhombus key={`${at} ${height} ${color}`} x={x(at)} y={y(height)} color={color} />
      ))}
      {!isMini &&
        pointWords(props).map(({ text, left, baseline }) => (
          <text
            key={text}
            className={styles.halo}
            style={{ fill: 'var(--text)' }}
            x={left}
            y={baseline}
            fontSize={NOTE_SIZE}
          >
            {text}
          </text>
        ))}
    </g>
  );
}

interface PointWords {
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
}

/** From a rhombus to its words; these stand lower, where a rising curve is not. */
const [BESIDE, BELOW] = [14, 16];

/** What stands at one place is said together: "the paper: 7.1, 6.6, 5.3". */
function pointWords({ points, area, x, y }: StatedPointsProps): readonly PointWords[] {
  const places = [...new Set(points.flatMap(({ x: at, label }) => (label === undefined ? [] : [at])))];
  return places.map((at) => {
    const here = points.filter((point) => point.x === at);
    const text = `the paper: ${here.map(({ label }) => label).join(', ')}`;
    const lowest = Math.max(...here.map((point) => y(point.y)));
    const width = textWidth(text, NOTE_SIZE);
    const isRoom = x(at) + BESIDE + width <= area.right;
    return {
      text,
      left: isRoom ? x(at) + BESIDE : x(at) - BESIDE - width,
      baseline: Math.min(area.bottom - 4, lowest + BELOW),
    };
  });
}

/** Where these words stand: names of lines keep clear of them. */
export function boxesOfPoints(props: StatedPointsProps) {
  return pointWords(props).map(({ text, left, baseline }) => ({
    left,
    right: left + textWidth(text, NOTE_SIZE),
    top: baseline - 12,
    bottom: baseline + 4,
  }));
}
