// Where words about a point of a narrow chart stand: to its side there is no room for many.

/** Between words and what they are about: never under the pointer (px). */
export const AWAY = 14;
/** Narrower charts have words above or below the point that are too long to stand beside it (px). */
export const NARROW = 560;
/** Between words and the edge of the window; above there is the bar of the page (px). */
const [EDGE, BAR] = [8, 48];

export interface PointRead {
  readonly x: number;
  readonly y: number;
  /** Below it is tried first. */
  readonly isHigh: boolean;
  /** Words go to its left. */
  readonly isRight: boolean;
}

/**
 * In the pixels of a chart, whose window is seen from `top` to `bottom`: on one side of the point, or on the other where only
 * that has room, and in the chart and the window in any case.
 */
export function besidePoint(
  { x, y, isHigh, isRight }: PointRead,
  size: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly top: number; readonly bottom: number },
): { readonly left: number; readonly top: number } {
  const [above, below] = [y - AWAY - size.height, y + AWAY];
  const side = isRight ? x - AWAY - size.width : x + AWAY;
  const isBeside = side >= 0 && side + size.width <= room.width;
  const [first, last] = [room.top + BAR, room.bottom - EDGE - size.height];
  const isRoom = (top: number) => top >= first && top <= last;
  const [wanted, other] = isHigh ? [below, above] : [above, below];
  const top = isRoom(wanted) || !isRoom(other) ? wanted : other;
  return {
    left: isBeside ? side : Math.max(0, Math.min(x - size.width / 2, room.width - size.width)),
    top: Math.max(first, Math.min(top, last)),
  };
}
