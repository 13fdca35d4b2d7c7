// Places a note that holds in some cells of a surface in the middle of those cells.

import type { Box } from '../layout/box.ts';
import type { Area } from '../layout/usePlot.ts';
import { leastInk } from '../placement/leastInk.ts';
import type { Matrix } from '../scales/matrix.ts';

interface Room {
  readonly area: Pick<Area, 'left' | 'right' | 'top' | 'bottom'>;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly width: number;
  readonly height: number;
  readonly occupied: readonly Box[];
}

/** The box farthest from every cell where the note does not hold; null where the words do not fit between those. */
export function notePlace(
  { x: xs, y: ys }: Pick<Matrix, 'x' | 'y'>,
  isSo: ArrayLike<boolean>,
  { area, x, y, width, height, occupied }: Room,
): Box | null {
  const columns = Array.from(xs, x);
  const cells = Array.from(ys, y).flatMap((cy, row) =>
    columns.map((cx, column) => ({ cx, cy, isSo: isSo[row * columns.length + column] === true })),
  );
  const others = cells.filter((cell) => !cell.isSo);
  const wide = area.right - area.left;
  const places = cells
    .filter((cell) => cell.isSo)
    .map(({ cx, cy }): Box => {
      const left = Math.min(area.right - width, Math.max(area.left, cx - width / 2));
      const top = Math.min(area.bottom - height, Math.max(area.top, cy - height / 2));
      return { left, top, right: left + width, bottom: top + height };
    });
  // the less room, the more ink; a place over another cell is excluded
  const ink = (box: Box) => {
    const room = Math.min(wide, ...others.map((other) => distance(box, other)));
    return room > 0 ? wide - room : Number.POSITIVE_INFINITY;
  };
  return leastInk(places, (box) => box, { bounds: area, occupied, ink });
}

/** Distance from a box to a cell's middle (px); 0 inside the box. */
function distance({ left, right, top, bottom }: Box, { cx, cy }: { cx: number; cy: number }): number {
  return Math.hypot(Math.max(left - cx, 0, cx - right), Math.max(top - cy, 0, cy - bottom));
}
