// Words where the curves leave room: which direction is better, and where the compared curve is worse.

import type { Box } from '../layout/box.ts';
import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Plot } from '../layout/usePlot.ts';
import type { Spot } from './curves.ts';
import { coveredIn } from './names.ts';
import styles from './PlaneCurves.module.css';
import type { PlaneCurvesProps } from './props.ts';

interface CornerWords {
  readonly id: 'better' | 'worse';
  readonly lines: readonly [string, string];
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
  readonly path: string;
  readonly box: Box;
}

/** Distance of two lines of words (px). */
const LINE = 18;
/** Words that would cover more of the curves than this (marks, see `coveredIn`) are left out. */
const COVERED_AT_MOST = 6;

export function placeCorners(
  { better, worse, curves }: PlaneCurvesProps,
  worst: Spot | null,
  plot: Plot,
): CornerWords[] {
  const { area, x, y } = plot;
  if (area.width < 560) return [];
  const freest = (all: readonly CornerWords[], most: number): CornerWords[] => {
    const found = all
      .filter(({ box }) => box.left >= area.left && box.right <= area.right && box.top >= area.top)
      .map((corner) => ({ corner, covered: coveredIn(corner.box, curves, x, y) }))
      .sort((a, b) => a.covered - b.covered)[0];
    return found === undefined || found.covered > most ? [] : [found.corner];
  };
  return [
    ...(better === undefined ? [] : freest(betterPlaces(better, plot), Number.POSITIVE_INFINITY)),
    ...(worse === undefined || worst === null ? [] : freest(worsePlaces(worse, worst), COVERED_AT_MOST)),
  ];
}

/**
 * Places of the words on the better direction: the corner to which it points, or the opposite corner if curves are in
 * the way.
 */
function betterPlaces(lines: readonly [string, string], { area }: Plot): CornerWords[] {
  const width = widthOf(lines);
  return [
    { left: area.right - width - 4, top: area.bottom - 42 },
    { left: area.left + 60, top: area.top + 20 },
  ].map(({ left, top }) => ({
    id: 'better',
    lines,
    x: left,
    y: top,
    anchor: 'start',
    path: `M${left - 46} ${top - 14}l34 30m0 -10v10h-10`,
    box: { left: left - 50, right: left + width, top: top - 18, bottom: top + 24 },
  }));
}

/** Places of the words beside the worst spot, tied to it by a leader. */
function worsePlaces(lines: readonly [string, string], { x, y }: Spot): CornerWords[] {
  const width = widthOf(lines);
  return [
    { end: x - 56, top: y - 4 },
    { end: x - 56, top: y - 60 },
    { end: x + 56 + width, top: y + 30 },
  ].map(({ end, top }) => {
    const isLeft = end < x;
    return {
      id: 'worse',
      lines,
      x: isLeft ? end : end - width,
      y: top,
      anchor: isLeft ? 'end' : 'start',
      path: `M${isLeft ? end + 5 : end - width - 5} ${top}L${isLeft ? x - 3 : x + 3} ${y}`,
      box: { left: end - width, right: end, top: top - LINE, bottom: top + LINE + 6 },
    };
  });
}

function widthOf(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => textWidth(line, NOTE_SIZE)));
}

export function Corners({ corners }: { corners: readonly CornerWords[] }) {
  return corners.map(({ id, lines: [first, second], x, y, anchor, path }) => (
    <g key={id} className={styles.better}>
      <path className={id === 'worse' ? styles.costs : undefined} d={path} />
      <text x={x} y={y} textAnchor={anchor}>
        {first}
      </text>
      <text x={x} y={y + LINE} textAnchor={anchor}>
        {second}
      </text>
    </g>
  ));
}
