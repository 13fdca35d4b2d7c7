// What a paper states as numbers, drawn into a figure: a rhombus each. A number that is a height, or a place, of the whole figure has a
// line besides, and its words.

import type { Marker, Reference } from './Marks.tsx';
import { Rhombus } from './Rhombus.tsx';

export interface StatedPoint {
  readonly x: number;
  readonly y: number;
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
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

/** Over the curves. */
export function StatedPoints({ points, x, y }: StatedPointsProps) {
  return (
    <g data-stated="">
      {points.map((point) => (
        <Rhombus
          key={`${point.x} ${point.y} ${point.color}`}
          x={x(point.x)}
          y={y(point.y)}
          color={point.color}
        />
      ))}
    </g>
  );
}
