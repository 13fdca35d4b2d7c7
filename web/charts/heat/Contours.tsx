// The contours of a surface with their levels, and those of another one that it is compared with.

import { format } from 'd3-format';
import { useMemo } from 'react';
import type { DivergingScale } from '../colour/diverging.ts';
import { isDark } from '../colour/mixed.ts';
import type { Middle } from '../colour/useDivergingScale.ts';
import type { AxisSpec } from '../frame/axis.ts';
import type { SurfaceProps } from '../frame/cells.ts';
import { Decoration } from '../frame/Decoration.tsx';
import { useLook } from '../frame/look.ts';
import type { Matrix } from '../frame/matrix.ts';
import { NOTE_SIZE, textWidth } from '../frame/text.ts';
import type { Plot } from '../frame/usePlot.ts';
import { contourLabels } from './contourLabels.ts';
import {
  type ContourLine,
  contourLevels,
  contourLines,
  lineLength,
  smoothed,
  worseEdge,
} from './contourLines.ts';
import styles from './HeatMap.module.css';
import type { PlacedNote } from './SurfaceNotes.tsx';

interface ContoursProps {
  matrix: Matrix;
  plot: Plot;
  value: AxisSpec;
  domain: readonly [number, number];
  colour: DivergingScale;
  point: SurfaceProps['point'];
  middle: Middle | undefined;
  levels: readonly number[] | undefined;
  /** What words on the surface cover. */
  said: readonly PlacedNote[];
}

/** The contours of another surface at the same levels. */
export function Ghost({
  matrix,
  plot: { x, y },
  domain: [low, high],
  levels,
}: Pick<ContoursProps, 'matrix' | 'plot' | 'domain' | 'levels'>) {
  const lines = useMemo(
    () =>
      contourLines(smoothed(matrix), levels ?? contourLevels(low, high), x, y).filter(
        ({ points }) => lineLength(points) > 30,
      ),
    [matrix, x, y, low, high, levels],
  );
  return (
    <Decoration style={{ pointerEvents: 'none' }}>
      {lines.map(({ points }, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: contour lines have no identity of their own.
          key={i}
          className={styles.ghost}
          data-ghost=""
          d={`M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`}
        />
      ))}
    </Decoration>
  );
}

export function Contours(props: ContoursProps) {
  const { matrix, plot, domain, colour, middle, levels } = props;
  const { x, y } = plot;
  const isMini = useLook() === 'mini';
  const [low, high] = domain;
  const lines = useMemo(() => {
    const wanted = levels ?? contourLevels(low, high);
    const worse = middle === undefined ? [] : worseEdge(matrix, middle, x, y);
    const rest = wanted.filter((level) => level !== middle?.at);
    return [...worse, ...contourLines(matrix, rest, x, y)].filter(
      // Closed lines smaller than a label are simulation noise.
      ({ points }) => lineLength(points) > 30,
    );
  }, [matrix, x, y, low, high, middle, levels]);
  return (
    <Decoration style={{ pointerEvents: 'none' }}>
      {lines.map(({ level, points }, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: contour lines have no identity of their own.
          key={i}
          className={styles.contour}
          data-pale={isDark(colour(level)) || undefined}
          data-zero={level === (middle?.at ?? 0) || undefined}
          d={`M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`}
        />
      ))}
      {!isMini && <Levels {...props} lines={lines} />}
    </Decoration>
  );
}

/** Half the width of the space kept free around the current point. */
const POINT = 14;

/** The levels, in words along their contours. */
function Levels({
  lines,
  plot: { area, x, y },
  value,
  colour,
  point,
  middle,
  said,
}: ContoursProps & { lines: readonly ContourLine[] }) {
  const [cx, cy] = point ? [x(point.x), y(point.y)] : [Number.NaN, Number.NaN];
  const labels = useMemo(() => {
    const number = value.format?.endsWith('%') ? format('.0~%') : format('~r');
    return contourLabels(lines, {
      bounds: area,
      // no label over the current point, and none over words
      taken: [
        ...(Number.isNaN(cx)
          ? []
          : [{ left: cx - POINT, right: cx + POINT, top: cy - POINT, bottom: cy + POINT }]),
        ...said.map(({ box }) => box),
      ],
      text: (level) => (level === middle?.at ? `${number(level)}: even` : number(level)),
      width: (label) => textWidth(label, NOTE_SIZE, 600) + 6,
      height: 17,
    });
  }, [lines, area, value.format, cx, cy, middle, said]);
  return labels.map(({ text, level, x: cx, y: cy, angle }) => (
    <text
      key={`${text} ${cx} ${cy}`}
      className={styles.level}
      data-pale={isDark(colour(level)) || undefined}
      stroke={colour(level) ?? undefined}
      transform={`translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${angle.toFixed(1)})`}
      y={4.2}
      textAnchor="middle"
    >
      {text}
    </text>
  ));
}
