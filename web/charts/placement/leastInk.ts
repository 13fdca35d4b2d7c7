// The place of a box, such as words about a mark, over least ink.

import { type Box, isWithin, meets } from '../layout/box.ts';

/** What a box must stay within, and what it may not or should not cover. */
export interface Surroundings {
  readonly bounds: Box;
  /** Boxes that it never meets. */
  readonly taken?: readonly Box[] | undefined;
  /** How much it would cover, or what else speaks against a place; `Infinity` where it may not stand. */
  readonly ink?: ((box: Box) => number) | undefined;
  /** More ink than this is too much. */
  readonly most?: number | undefined;
}

/** The candidate over least ink, of several the first; null where none may stand. `boxOf` gives the box of a candidate. */
export function leastInk<C>(
  candidates: Iterable<C>,
  boxOf: (candidate: C) => Box,
  { bounds, taken = [], ink = () => 0, most = Number.MAX_VALUE }: Surroundings,
): C | null {
  let best: { readonly candidate: C; readonly ink: number } | null = null;
  for (const candidate of candidates) {
    const box = boxOf(candidate);
    if (!isWithin(box, bounds) || taken.some((other) => meets(box, other))) continue;
    const own = ink(box);
    if (own > most || (best !== null && own >= best.ink)) continue;
    best = { candidate, ink: own };
    if (own === 0) break;
  }
  return best?.candidate ?? null;
}
