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
import { contourLevels, contourLines, lineLength, smoothed, worseEdge } from './contourLines.ts';
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

/** Half the width of the space kept free around the current point. */
const POINT = 14;

export function Contours(props: ContoursProps) {
  const { matrix, plot, value, domain, colour, point, middle, levels, said } = props;
  const { area, x, y } = plot;
  const isMini = useLook() === 'mini';
  const [cx, cy] = point ? [x(point.x), y(point.y)] : [Number.NaN, Number.NaN];
  const [low, high] = domain;
  const { lines, labels } = useMemo(() => {
    const wanted = levels ?? contourLevels(low, high);
    const worse = middle === undefined ? [] : worseEdge(matrix, middle, x, y);
    const rest = wanted.filter((level) => level !== middle?.at);
    const found = [...worse, ...contourLines(matrix, rest, x, y)].filter(
      // Closed lines smaller than a label are simulation noise.
      ({ points }) => lineLength(points) > 30,
    );
    const number = value.format?.endsWith('%') ? format('.0~%') : format('~r');
    const text = (level: number) => (level === middle?.at ? `${number(level)}: even` : number(level));
    return {
      lines: found,
      labels: contourLabels(found, {
        bounds: area,
        // no label over the current point, and none over words
        taken: [
          ...(Number.isNaN(cx)
            ? []
            : [{ left: cx - POINT, right: cx + POINT, top: cy - POINT, bottom: cy + POINT }]),
          ...said.map(({ box }) => box),
        ],
        text,
        width: (label) => textWidth(label, NOTE_SIZE, 600) + 6,
        height: 17,
      }),
    };
  }, [matrix, x, y, low, high, area, value.format, cx, cy, middle, levels, said]);
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
      {(isMini ? [] : labels).map(({ text, level, x: cx, y: cy, angle }) => (
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
      ))}
    </Decoration>
  );
}
