// Which rows of a long list can be seen: the others are not drawn.

/** Rows from, and up to but without. */
export interface Seen {
  readonly from: number;
  readonly to: number;
}

/** Fewer rows than this are all drawn: printed, searched and reached by keys they are simplest. */
export const SHORT = 150;
/** Drawn around what is seen, pixels: so far a list scrolls before it is drawn anew. */
export const AROUND = 600;

/** `tops` ascend; a row ends where the next one begins. */
export function seenRows(tops: readonly number[], above: number, below: number): Seen {
  if (tops.length <= SHORT) return { from: 0, to: tops.length };
  return { from: Math.max(0, firstAfter(tops, above - AROUND) - 1), to: firstAfter(tops, below + AROUND) };
}

/** Whether what is drawn has all that is seen, and half of what lies around it. */
export function isEnough(drawn: Seen, tops: readonly number[], above: number, below: number): boolean {
  if (drawn.to > tops.length) return false;
  const reach = AROUND / 2;
  const isAbove = drawn.from === 0 || (tops[drawn.from] ?? 0) <= above - reach;
  const isBelow = drawn.to === tops.length || (tops[drawn.to] ?? 0) >= below + reach;
  return isAbove && isBelow;
}

/** The first row that begins after a height; their number if none does. */
function firstAfter(tops: readonly number[], height: number): number {
  let [low, high] = [0, tops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle] ?? 0) > height) high = middle;
    else low = middle + 1;
  }
  return low;
}
