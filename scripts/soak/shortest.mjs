// Shortens a list that fails to a part that still fails: of a long list of acts, only a few break the page.

/**
 * Leaves out pieces, smaller ones from round to round, as long as the remaining list still fails (ddmin, by Zeller and
 * Hildebrandt).
 * @template T
 * @param {readonly T[]} list one that fails
 * @param {(part: readonly T[]) => Promise<boolean>} fails
 * @param {() => boolean} [isOver] ends the search early; what was found until then is given
 * @returns {Promise<readonly T[]>}
 */
export async function shortestFailing(list, fails, isOver = () => false) {
  let left = list;
  let pieces = 2;
  while (left.length > 1 && !isOver()) {
    const size = Math.ceil(left.length / pieces);
    const without = await firstOf(left, size, fails, isOver);
    if (without !== undefined) {
      left = without;
      pieces = Math.max(2, pieces - 1);
    } else if (size === 1) break;
    else pieces = Math.min(left.length, 2 * pieces);
  }
  return left;
}

/**
 * The list without the first piece that is not needed for the failure; undefined if every piece is needed.
 * @template T
 * @param {readonly T[]} list
 * @param {number} size
 * @param {(part: readonly T[]) => Promise<boolean>} fails
 * @param {() => boolean} isOver
 */
async function firstOf(list, size, fails, isOver) {
  for (let at = 0; at < list.length && !isOver(); at += size) {
    const without = [...list.slice(0, at), ...list.slice(at + size)];
    if (await fails(without)) return without;
  }
  return undefined;
}
