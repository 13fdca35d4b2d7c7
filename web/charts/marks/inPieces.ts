// Pictures that take long are found a piece at a time, in tasks between which the browser is free.

export interface Picture {
  /** Finds a little more of what is drawn; true when all is found. */
  readonly find?: (() => boolean) | undefined;
  readonly paint: () => void;
}

/** So long a task may look for what is drawn (ms). */
const PIECE = 8;

/**
 * Paints the newest of the pictures that it is given, each found to its end: where they come faster than they are
 * found, some are left out, but one is painted again and again.
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
