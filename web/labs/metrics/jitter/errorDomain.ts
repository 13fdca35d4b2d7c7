// The axis of the errors: as long as they are, but no longer than they say something.

/** Where a jitter is not large against the packet spacing the formulas do not hold: such errors are cut off. */
const WIDEST = [-0.1, 0.25] as const;
/** Unless most are such errors. */
const FARTHEST = 1;
/** The least that the axis shows on either side of 0. */
const LEAST = 0.02;
const STEP = 0.02;

export function errorDomain(series: readonly { readonly y: ArrayLike<number> }[]): [number, number] {
  const errors = series.flatMap(({ y }) => Array.from(y)).filter((error) => Number.isFinite(error));
  const near = errors.filter((error) => error >= WIDEST[0] && error <= WIDEST[1]);
  const [lowest, highest] = near.length >= errors.length / 2 ? WIDEST : [-FARTHEST, FARTHEST];
  const low = errors.reduce((least, error) => Math.min(least, error), -LEAST);
  const high = errors.reduce((most, error) => Math.max(most, error), LEAST);
  // whole steps, so that the noise of a run moves no tick
  const outwards = (size: number) => STEP * Math.ceil(size / STEP - 1e-9);
  return [Math.max(lowest, -outwards(-low)), Math.min(highest, outwards(high))];
}
