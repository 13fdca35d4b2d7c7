// The crosshair over the cells of a matrix, which is drawn as a heat map or as a relief.

import { type KeyLine, keyLine } from '../gestures/keys.ts';
import type { ChartSize } from '../layout/usePlot.ts';
import { type AxisSpec, axisPlace, axisValue, halfText } from '../scales/axis.ts';
import { type Cell, type Matrix, matrixValue, nearestIndex } from '../scales/matrix.ts';
import type { ReadAt } from './Reading.tsx';

/** Properties shared by the heat map and the turning surface, two pictures of the same values. */
export interface SurfaceProps extends ChartSize {
  x: AxisSpec;
  y: AxisSpec;
  /** The quantity that colours show; its domain, if given, fixes the colour scale. */
  value: AxisSpec;
  /** The values, at any resolution. */
  matrix: Matrix;
  /** A second surface to compare, drawn as dashed grey contours only. */
  ghost?: Matrix | undefined;
  /** The scenario's own position. */
  point?: { x: number; y: number } | undefined;
  /** A click, or Enter at the crosshair: makes this position the scenario's. */
  onPick?: ((x: number, y: number) => void) | undefined;
}

export function startCell(matrix: Matrix, point: { x: number; y: number } | undefined): Cell {
  return {
    column: nearestIndex(matrix.x, point?.x ?? matrix.x[matrix.x.length >> 1] ?? 0),
    row: nearestIndex(matrix.y, point?.y ?? matrix.y[matrix.y.length >> 1] ?? 0),
  };
}

/** Whether the crosshair is at the scenario's own cell. */
export function isAt(cell: Cell | null, matrix: Matrix, point: SurfaceProps['point']): boolean {
  if (cell === null || point === undefined) return false;
  const own = startCell(matrix, point);
  return own.column === cell.column && own.row === cell.row;
}

/** Arrow keys that move the crosshair by so many cells. */
export function cellKeys(
  matrix: Matrix,
  cell: Cell,
  setCell: (next: Cell) => void,
  stride: number,
  withShift: boolean,
): readonly KeyLine[] {
  const clamp = (i: number, length: number) => Math.min(length - 1, Math.max(0, i));
  const moves = {
    ArrowLeft: [-stride, 0],
    ArrowRight: [stride, 0],
    ArrowUp: [0, stride],
    ArrowDown: [0, -stride],
  } as const;
  const move = ([across, up]: readonly [number, number]) =>
    setCell({
      column: clamp(cell.column + across, matrix.x.length),
      row: clamp(cell.row + up, matrix.y.length),
    });
  const does = stride === 1 ? 'read the next cell' : `read ${stride} cells on`;
  return [keyLine<readonly [number, number]>(moves, does, move, withShift)];
}

/** The cell's values as a read-out at (`atX`, `atY`) on the screen. */
export function cellReading(props: SurfaceProps, cell: Cell, atX: number, atY: number): ReadAt {
  const { x, y, value, matrix } = props;
  const at = matrixValue(matrix, cell);
  const place = [
    axisPlace(x, matrix.x[cell.column] ?? Number.NaN),
    axisPlace(y, matrix.y[cell.row] ?? Number.NaN),
  ];
  return {
    x: atX,
    y: atY,
    rows: [
      { value: Number.isNaN(at) ? 'not computed yet' : axisValue(value, at), note: halfOf(props, cell) },
    ],
    place: `at ${place.join(', ')}`,
    isBoxed: true,
  };
}

/** A cell's interval: "± 1.4 points", or the interval's ends for values in words; undefined where there is none. */
function halfOf({ value, matrix }: SurfaceProps, cell: Cell): string | undefined {
  const half = matrix.half?.(cell.row * matrix.x.length + cell.column) ?? null;
  const at = matrixValue(matrix, cell);
  if (half === null || Number.isNaN(at)) return undefined;
  return value.valueText === undefined
    ? halfText(value, half)
    : `(${value.valueText(at - half)} to ${value.valueText(at + half)})`;
}

export function cellText(props: SurfaceProps, cell: Cell): string {
  const { x, y, value, matrix } = props;
  const half = halfOf(props, cell);
  const at = matrixValue(matrix, cell);
  const shown = Number.isNaN(at) ? 'not computed yet' : axisValue(value, at);
  const place = [
    `${x.label} ${axisValue(x, matrix.x[cell.column] ?? Number.NaN)}`,
    `${y.label} ${axisValue(y, matrix.y[cell.row] ?? Number.NaN)}`,
  ];
  return `${place.join(', ')}: ${value.label} ${shown}${half === undefined ? '' : ` ${half}`}`;
}
