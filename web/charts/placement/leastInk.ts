// Places a box, such as words about a mark, where it covers the least ink.

import { type Box, isWithin, meets } from '../layout/box.ts';

/** The bounds of a box, and what it must not or should not cover. */
interface Surroundings {
  readonly bounds: Box;
  /** Boxes that it must not meet. */
  readonly occupied?: readonly Box[] | undefined;
  /** The ink that a box would cover, or another cost of its place; `Infinity` where it must not stand. */
  readonly ink?: ((box: Box) => number) | undefined;
  /** The most ink that is accepted. */
  readonly most?: number | undefined;
}

/**
 * The candidate over the least ink, the first of equals; null where none may stand. `boxOf` gives a candidate's box.
 */
export function leastInk<C>(
  candidates: Iterable<C>,
  boxOf: (candidate: C) => Box,
  { bounds, occupied = [], ink = () => 0, most = Number.MAX_VALUE }: Surroundings,
): C | null {
  let best: { readonly candidate: C; readonly ink: number } | null = null;
  for (const candidate of candidates) {
    const box = boxOf(candidate);
    if (!isWithin(box, bounds) || occupied.some((other) => meets(box, other))) continue;
    const own = ink(box);
    if (own > most || (best !== null && own >= best.ink)) continue;
    best = { candidate, ink: own };
    if (own === 0) break;
  }
  return best?.candidate ?? null;
}
