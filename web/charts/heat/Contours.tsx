// The contours of a surface with their levels, and those of a compared surface.

import { format } from 'd3-format';
import { type SVGAttributes, useMemo } from 'react';
import type { DivergingScale } from '../colour/diverging.ts';
import { isDark } from '../colour/mixed.ts';
import type { EvenValue } from '../colour/useDivergingScale.ts';
import type { SurfaceProps } from '../frame/cells.ts';
import { useLook } from '../layout/look.ts';
import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Plot } from '../layout/usePlot.ts';
import { Decoration } from '../marks/Decoration.tsx';
import type { AxisSpec } from '../scales/axis.ts';
import type { Matrix } from '../scales/matrix.ts';
import { contourLabels } from './contourLabels.ts';
import { type ContourFinder, contourFinder, contourLevels, drawnMatrix } from './contourLines.ts';
import styles from './HeatMap.module.css';
import type { PlacedNote } from './SurfaceNotes.tsx';

interface ContoursProps {
  matrix: Matrix;
  /** The compared surface. */
  ghost: Matrix | undefined;
  plot: Plot;
  value: AxisSpec;
  domain: readonly [number, number];
  colour: DivergingScale;
  point: SurfaceProps['point'];
  middle: EvenValue | undefined;
  levels: readonly number[] | undefined;
  /** Notes on the surface, which labels avoid. */
  notes: readonly PlacedNote[];
}

/** The contour levels, the same for the surface and the compared one. */
function useLevels({
  domain: [low, high],
  levels,
  middle,
}: Pick<ContoursProps, 'domain' | 'levels' | 'middle'>) {
  return useMemo(() => {
    const wanted = levels ?? contourLevels(low, high);
    return middle === undefined ? wanted : [middle.at, ...wanted.filter((level) => level !== middle.at)];
  }, [levels, low, high, middle]);
}

/** The contours of the compared surface at the same levels, below those of this one. */
function Ghost({ linesAt, levels }: { linesAt: ContourFinder; levels: readonly number[] }) {
  return levels.map((level) => (
    <g key={level}>
      <Contour {...{ linesAt, level }} className={styles.ghostEdge} />
      <Contour {...{ linesAt, level }} className={styles.ghost} data-ghost="" />
    </g>
  ));
}

export function Contours(props: ContoursProps) {
  const { matrix, ghost, plot, colour, middle } = props;
  const { x, y } = plot;
  const isMini = useLook() === 'mini';
  const linesAt = useMemo(() => contourFinder({ matrix, x, y, middle }), [matrix, x, y, middle]);
  const ghostAt = useMemo(
    () => (ghost === undefined ? null : contourFinder({ matrix: drawnMatrix(ghost, middle), x, y, middle })),
    [ghost, x, y, middle],
  );
  const levels = useLevels(props);
  return (
    <Decoration style={{ pointerEvents: 'none' }}>
      {ghostAt && <Ghost linesAt={ghostAt} levels={levels} />}
      {levels.map((level) => (
        <Contour
          key={level}
          {...{ linesAt, level }}
          className={styles.contour}
          data-pale={isDark(colour(level)) || undefined}
          data-zero={level === (middle?.at ?? 0) || undefined}
        />
      ))}
      {!isMini && <Levels {...props} {...{ linesAt, ghostAt, levels }} />}
    </Decoration>
  );
}

interface ContourProps extends SVGAttributes<SVGPathElement> {
  readonly linesAt: ContourFinder;
  readonly level: number;
  readonly 'data-ghost'?: '' | undefined;
  readonly 'data-pale'?: true | undefined;
  readonly 'data-zero'?: true | undefined;
}

/** The contours of one level, a component for each level: finding all at once would keep the page busy for long. */
function Contour({ linesAt, level, ...mark }: ContourProps) {
  const paths = useMemo(
    () =>
      linesAt(level).map(
        ({ points }) => `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`,
      ),
    [linesAt, level],
  );
  // biome-ignore lint/suspicious/noArrayIndexKey: contour lines have no identity of their own.
  return paths.map((d, i) => <path key={i} {...mark} d={d} />);
}

/** Half the size of the box kept free around the current point (px). */
const POINT = 14;

/** The levels as text along their contours; those of the compared surface say so. */
function Levels({
  linesAt,
  ghostAt,
  levels,
  plot: { area, x, y },
  value,
  colour,
  point,
  middle,
  notes,
}: Omit<ContoursProps, 'levels'> & {
  linesAt: ContourFinder;
  ghostAt: ContourFinder | null;
  levels: readonly number[];
}) {
  const [cx, cy] = point ? [x(point.x), y(point.y)] : [Number.NaN, Number.NaN];
  const labels = useMemo(() => {
    const number = value.format?.endsWith('%') ? format('.0~%') : format('~r');
    const room = { bounds: area, width: (label: string) => textWidth(label, NOTE_SIZE, 600) + 6, height: 17 };
    const named = (level: number) =>
      value.valueText?.(level) ?? (level === middle?.at ? `${number(level)}: even` : number(level));
    // labels avoid the current point and the notes
    const occupied = [
      ...(Number.isNaN(cx)
        ? []
        : [{ left: cx - POINT, right: cx + POINT, top: cy - POINT, bottom: cy + POINT }]),
      ...notes.map(({ box }) => box),
    ];
    const own = contourLabels(levels.flatMap(linesAt), { ...room, occupied, text: named });
    if (ghostAt === null) return own;
    return [
      ...own,
      ...contourLabels(levels.flatMap(ghostAt), {
        ...room,
        occupied: [...occupied, ...own.map(({ box }) => box)],
        text: (level) => `kept ${named(level)}`,
      }),
    ];
  }, [linesAt, ghostAt, levels, area, value.format, value.valueText, cx, cy, middle, notes]);
  return labels.map(({ text, level, x: cx, y: cy, angle }) => (
    <text
      key={`${text} ${cx} ${cy}`}
      className={styles.level}
      data-pale={isDark(colour(level)) || undefined}
      data-zero={level === (middle?.at ?? 0) || undefined}
      stroke={colour(level) ?? undefined}
      transform={`translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${angle.toFixed(1)})`}
      y={4.2}
      textAnchor="middle"
    >
      {text}
    </text>
  ));
}
