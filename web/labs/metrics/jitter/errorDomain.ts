// The axis of the errors: as long as they are, but no longer than they say something.

/** Where a jitter is not large against the packet spacing the formulas do not hold: such errors are cut off. */
const WIDEST = [-0.1, 0.25] as const;
/** The least that the axis shows on either side of 0. */
const LEAST = 0.02;
const STEP = 0.02;

export function errorDomain(series: readonly { readonly y: ArrayLike<number> }[]): [number, number] {
  let [low, high] = [-LEAST, LEAST];
  for (const { y } of series) {
    for (let i = 0; i < y.length; i += 1) {
      const error = y[i] ?? Number.NaN;
      if (error < low) low = error;
      if (error > high) high = error;
    }
  }
  // whole steps, so that noise of a run moves no tick
  const outwards = (size: number) => STEP * Math.ceil(size / STEP - 1e-9);
  return [Math.max(WIDEST[0], -outwards(-low)), Math.min(WIDEST[1], outwards(high))];
}
