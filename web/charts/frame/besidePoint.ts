// Where words about a point of a narrow chart stand: beside the point there is no room for many words.

/** Distance between words and their point (px): words never stand under the pointer. */
export const AWAY = 14;
/** In charts narrower than this (px), words too long to stand beside their point stand above or below it. */
export const NARROW = 560;
/** Distance of words from the window's lower edge, and from its upper edge, where the page's bar stands (px). */
const [EDGE, BAR] = [8, 48];

interface PointRead {
  readonly x: number;
  readonly y: number;
  /** Whether the words go below the point if they have room there. */
  readonly isHigh: boolean;
  /** Whether the words go to the left of the point. */
  readonly isRight: boolean;
}

/**
 * Position of the words in chart pixels, where the window shows the chart from `top` to `bottom`: on the preferred side
 * of the point, on the other if only that has room, and always inside the chart and the window.
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
