import type { DivergingScale } from '../colour/diverging.ts';
import { type Matrix, matrixValue } from '../scales/matrix.ts';
import { type Projection, paintOrder } from './projection.ts';

interface BoxScales {
  /** Maps data to the box: x and y to [-1, 1], z to [0, 1]. */
  x: (value: number) => number;
  y: (value: number) => number;
  z: (value: number) => number;
}

interface Quad {
  /** Four corners on screen, x and y alternating. */
  points: readonly number[];
  fill: string;
  column: number;
  row: number;
}

/** The projected surface, farthest quad first; quads with a corner not yet computed are left out. */
export function surfaceQuads(
  matrix: Matrix,
  scales: BoxScales,
  projection: Projection,
  colour: DivergingScale,
): Quad[] {
  const columns = matrix.x.length;
  const rows = matrix.y.length;
  if (columns < 2 || rows < 2) return [];
  const screenX = new Float64Array(columns * rows);
  const screenY = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = scales.y(matrix.y[row] ?? 0);
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column;
      const z = scales.z(matrixValue(matrix, { column, row }));
      [screenX[i], screenY[i]] = projection.point(scales.x(matrix.x[column] ?? 0), y, z);
    }
  }
  const quads: Quad[] = [];
  for (const cell of paintOrder(columns - 1, rows - 1, projection.yaw)) {
    const row = Math.floor(cell / (columns - 1));
    const column = cell - row * (columns - 1);
    const a = row * columns + column;
    const corners = [a, a + 1, a + 1 + columns, a + columns];
    let sum = 0;
    const points: number[] = [];
    for (const i of corners) {
      sum += matrix.values[i] ?? Number.NaN;
      points.push(screenX[i] ?? 0, screenY[i] ?? 0);
    }
    const fill = colour(sum / 4);
    if (fill !== null) quads.push({ points, fill, column, row });
  }
  return quads;
}

function quadContains(points: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [points[i], points[i + 1], points[j], points[j + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The visible quad at a point: the last one painted there. */
export function quadAt(quads: readonly Quad[], x: number, y: number): Quad | undefined {
  for (let i = quads.length - 1; i >= 0; i--) {
    const quad = quads[i];
    if (quad && quadContains(quad.points, x, y)) return quad;
  }
  return undefined;
}

export function drawQuads(context: CanvasRenderingContext2D, quads: readonly Quad[], edge: string): void {
  context.lineJoin = 'round';
  for (const { points, fill } of quads) {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = points;
    context.beginPath();
    context.moveTo(ax, ay);
    context.lineTo(bx, by);
    context.lineTo(cx, cy);
    context.lineTo(dx, dy);
    context.closePath();
    context.fillStyle = fill;
    context.fill();
    // the outline closes seams between neighbours, and draws the relief's grid
    context.strokeStyle = edge;
    context.lineWidth = 0.6;
    context.stroke();
  }
}

export function quadsMarkup(quads: readonly Quad[], edge: string): string {
  const polygons = quads.map(({ points, fill }) => {
    const corners = points.map((value) => value.toFixed(1)).join(' ');
    return `<polygon points="${corners}" fill="${fill}"/>`;
  });
  return `<g stroke="${edge}" stroke-width="0.6" stroke-linejoin="round">${polygons.join('')}</g>`;
}
