import type { View } from './view.ts';

/** Keeps the eye above the floor and below the zenith, where the axes would collapse into a line. */
export function clampedView({ yaw, pitch }: View): View {
  return { yaw: Math.atan2(Math.sin(yaw), Math.cos(yaw)), pitch: Math.min(1.45, Math.max(0.08, pitch)) };
}

export interface Projection {
  /** Screen position of a point in the box [-1, 1] x [-1, 1] x [0, 1]. */
  point: (x: number, y: number, z: number) => [number, number];
  /** Distance from the eye along the ground: greater is farther. */
  depth: (x: number, y: number) => number;
  yaw: number;
  pitch: number;
}

/** In a wide place the box is wider than deep, by at most this factor. */
const STRETCH = 1.75;

/** Height of the box in units of its half-width: enough to see the relief without letting it tower. */
const RELIEF = 1.05;

/** Parallel projection: equal heights stay equal everywhere, so that values can be compared. */
export function createProjection(view: View, width: number, height: number, margin: number): Projection {
  const { yaw, pitch } = view;
  const [cosYaw, sinYaw] = [Math.cos(yaw), Math.sin(yaw)];
  const [cosPitch, sinPitch] = [Math.cos(pitch), Math.sin(pitch)];
  // the circle on which the corners turn must fit, so that the box keeps its size while turning
  const tall = 2 * Math.SQRT2 * sinPitch + RELIEF * cosPitch;
  const breadth = (width - 2 * margin) / (2 * Math.SQRT2);
  const size = Math.max(10, Math.min(breadth, (height - 1.35 * margin) / tall));
  const wide = Math.max(size, Math.min(breadth, STRETCH * size));
  const centreX = width / 2;
  const centreY = height / 2 + (RELIEF * cosPitch * size) / 2 - margin * 0.12;
  return {
    yaw,
    pitch,
    depth: (x, y) => x * sinYaw + y * cosYaw,
    point: (x, y, z) => {
      const across = x * cosYaw - y * sinYaw;
      const away = x * sinYaw + y * cosYaw;
      return [centreX + across * wide, centreY - (away * sinPitch + z * RELIEF * cosPitch) * size];
    },
  };
}

/**
 * The order in which the cells of a grid are painted, farthest first. Under a parallel projection a cell can
 * hide only cells behind it in both grid directions, so walking each axis from far to near is exact and needs
 * no sorting.
 */
export function paintOrder(columns: number, rows: number, yaw: number): Int32Array {
  const order = new Int32Array(columns * rows);
  const farColumn = Math.sin(yaw) > 0;
  const farRow = Math.cos(yaw) > 0;
  let n = 0;
  for (let i = 0; i < rows; i++) {
    const row = farRow ? rows - 1 - i : i;
    for (let j = 0; j < columns; j++) {
      order[n++] = row * columns + (farColumn ? columns - 1 - j : j);
    }
  }
  return order;
}

type Corner = readonly [x: -1 | 1, y: -1 | 1];

export interface BoxEdges {
  /** Side of the floor (y = ±1) along which the x axis is labelled: the one nearer to the eye. */
  xAxisAt: -1 | 1;
  yAxisAt: -1 | 1;
  /** Where the vertical axis stands: the corner farthest to the left. */
  zAxis: Corner;
}

export function boxEdges({ point, depth }: Pick<Projection, 'point' | 'depth'>): BoxEdges {
  const corners: Corner[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const zAxis = corners.reduce((best, corner) =>
    point(corner[0], corner[1], 0)[0] < point(best[0], best[1], 0)[0] ? corner : best,
  );
  return { xAxisAt: depth(0, 1) > 0 ? -1 : 1, yAxisAt: depth(1, 0) > 0 ? -1 : 1, zAxis };
}
