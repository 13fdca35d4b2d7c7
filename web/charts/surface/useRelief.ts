import { format } from 'd3-format';
import { useMemo } from 'react';
import type { DivergingScale } from '../colour/diverging.ts';
import type { SurfaceProps } from '../frame/cells.ts';
import type { Point } from '../gestures/point.ts';
import { createScale, dataRange } from '../scales/axis.ts';
import type { Cell } from '../scales/matrix.ts';
import { linearScale } from '../scales/scale.ts';
import { quadAt, surfaceQuads } from './mesh.ts';
import { boxEdges, createProjection } from './projection.ts';
import type { View } from './view.ts';

interface ReliefBox {
  readonly width: number;
  readonly height: number;
  /** Room around the relief for its labels (px). */
  readonly margin: number;
  /** Distance of the box from the chart's top (px). */
  readonly top: number;
}

export type Relief = ReturnType<typeof useRelief>;

/** The values as a relief in a box, whose positions are in chart pixels. */
export function useRelief(
  { x: xAxis, y: yAxis, value, matrix }: SurfaceProps,
  { yaw, pitch }: View,
  { width, height, margin, top }: ReliefBox,
  [low, high]: readonly [number, number],
  colour: DivergingScale,
) {
  const scales = useMemo(() => {
    const z = linearScale([low, high], [0, 1]);
    const x = createScale(xAxis, dataRange([matrix.x]), [-1, 1]);
    const y = createScale(yAxis, dataRange([matrix.y]), [-1, 1]);
    return { x, y, z };
  }, [xAxis, yAxis, matrix, low, high]);
  const projection = useMemo(
    () => createProjection({ yaw, pitch }, width, height, margin),
    [yaw, pitch, width, height, margin],
  );
  const quads = useMemo(
    // before the chart has a size the box has one pixel
    () => (width > 1 ? surfaceQuads(matrix, scales, projection, colour) : []),
    [matrix, scales, projection, colour, width],
  );
  const zTicks = scales.z.ticks(5).map((tick) => ({
    at: scales.z(tick),
    label: zLabel(value.format, tick, scales.z.tickFormat(5, value.format)),
  }));
  const pointAt = (px: number, py: number, pz: number): Point => {
    const [sx, sy] = projection.point(scales.x(px), scales.y(py), Number.isFinite(pz) ? scales.z(pz) : 0);
    return { x: sx, y: sy + top };
  };
  /** The corner nearest to the pointer: read-outs show computed values, not interpolated ones. */
  const cellAt = (at: Point): Cell | null => {
    const quad = quadAt(quads, at.x, at.y - top);
    if (!quad) return null;
    const corners = [0, 1, 2, 3].map((i) => ({
      cell: { column: quad.column + (i === 1 || i === 2 ? 1 : 0), row: quad.row + (i > 1 ? 1 : 0) },
      away: Math.hypot((quad.points[2 * i] ?? 0) - at.x, (quad.points[2 * i + 1] ?? 0) - at.y + top),
    }));
    return corners.reduce((best, one) => (one.away < best.away ? one : best)).cell;
  };
  return { scales, projection, edges: boxEdges(projection), quads, zTicks, pointAt, cellAt };
}

function zLabel(specifier: string | undefined, tick: number, fallback: (value: number) => string): string {
  return specifier?.endsWith('%') ? format('.0~%')(tick) : fallback(tick);
}
