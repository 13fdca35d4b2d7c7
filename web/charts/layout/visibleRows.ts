// Which rows of a long list are visible: the others are not drawn.

/** A range of rows: `from` included, `to` excluded. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** A list with at most this many rows is drawn whole, which keeps printing, searching and the keyboard simple. */
export const SHORT_LIST = 150;
/** Height (px) drawn above and below the visible part; a list is redrawn when it has scrolled half of it. */
export const OVERSCAN = 600;

/** The rows to draw. `tops` are the rows' upper edges, ascending; a row ends where the next begins. */
export function visibleRows(tops: readonly number[], above: number, below: number): RowRange {
  if (tops.length <= SHORT_LIST) return { from: 0, to: tops.length };
  return {
    from: Math.max(0, firstAfter(tops, above - OVERSCAN) - 1),
    to: firstAfter(tops, below + OVERSCAN),
  };
}

/** Whether the drawn rows cover the visible part and half of the margin around it. */
export function isViewCovered(
  drawn: RowRange,
  tops: readonly number[],
  above: number,
  below: number,
): boolean {
  if (drawn.to > tops.length) return false;
  const reach = OVERSCAN / 2;
  const isAbove = drawn.from === 0 || (tops[drawn.from] ?? 0) <= above - reach;
  const isBelow = drawn.to === tops.length || (tops[drawn.to] ?? 0) >= below + reach;
  return isAbove && isBelow;
}

/** Index of the first row that begins after a height; the number of rows if none does. */
function firstAfter(tops: readonly number[], height: number): number {
  let [low, high] = [0, tops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle] ?? 0) > height) high = middle;
    else low = middle + 1;
  }
  return low;
}
