// Values that a paper states, each drawn as a rhombus. A value that holds for a whole axis (a height or a place) is
// also a line (Marks.tsx).

import styles from '../layout/Chart.module.css';
import { useLook } from '../layout/look.ts';
import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Area } from '../layout/usePlot.ts';
import type { Marker, Reference } from './Marks.tsx';
import { Rhombus } from './Rhombus.tsx';

interface StatedPoint {
  readonly x: number;
  readonly y: number;
  /** The value as text; undefined where a bar already shows it. */
  readonly label?: string | undefined;
  /** Colour of the curve to which the value belongs. */
  readonly color?: string | undefined;
}

export interface StatedMarks {
  readonly points: readonly StatedPoint[];
  readonly levels: readonly Reference[];
  readonly uprights: readonly Marker[];
}

export const NOTHING_STATED: StatedMarks = { points: [], levels: [], uprights: [] };

interface StatedPointsProps {
  readonly points: readonly StatedPoint[];
  readonly area: Area;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

/** The stated points, drawn over the curves. */
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

/** Distance of the words from their rhombus (px); they stand lower than it, clear of a rising curve. */
const [BESIDE, BELOW] = [14, 16];

/** The words beside the rhombs, one text for all points at one x: "the paper: 7.1, 6.6, 5.3". */
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

/** Boxes of these words, which names of lines avoid. */
export function boxesOfPoints(props: StatedPointsProps) {
  return pointWords(props).map(({ text, left, baseline }) => ({
    left,
    right: left + textWidth(text, NOTE_SIZE),
    top: baseline - 12,
    bottom: baseline + 4,
  }));
}
