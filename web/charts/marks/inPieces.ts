// Computes slow drawings in pieces, each a task of its own, so that the browser stays responsive.

export interface Picture {
  /** Computes a piece of the drawing; returns true when it is complete. */
  readonly find?: (() => boolean) | undefined;
  readonly paint: () => void;
}

/** Longest computation within one task (ms). */
const PIECE = 8;

/**
 * Paints the newest of the given pictures, each after it is complete. If pictures come faster than they are computed,
 * some are skipped, but painting never starves.
 */
export function inPieces() {
  let newest: Picture | null = null;
  let begun: Picture | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const piece = () => {
    begun ??= newest;
    const end = performance.now() + PIECE;
    let isFound = false;
    while (!isFound && performance.now() < end) isFound = begun?.find?.() ?? true;
    if (isFound) {
      begun?.paint();
      if (begun === newest) newest = null;
      begun = null;
    }
    timer = newest === null ? undefined : setTimeout(piece);
  };
  return {
    give: (picture: Picture) => {
      newest = picture;
      timer ??= setTimeout(piece);
    },
    stop: () => {
      clearTimeout(timer);
      newest = begun = null;
      timer = undefined;
    },
  };
}
