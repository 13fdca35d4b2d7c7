// The axis of the errors: it spans all of them, but not those where the formulas do not hold.

/** Widest axis: larger errors occur where the jitter is not large against the packet spacing, and are cut off. */
const WIDEST = [-0.1, 0.25] as const;
/** Widest axis where more than half of the errors are that large. */
const FARTHEST = 1;
/** Least span of the axis on either side of 0. */
const LEAST = 0.02;
const STEP = 0.02;

export function errorDomain(series: readonly { readonly y: ArrayLike<number> }[]): [number, number] {
  const errors = series.flatMap(({ y }) => Array.from(y)).filter((error) => Number.isFinite(error));
  const near = errors.filter((error) => error >= WIDEST[0] && error <= WIDEST[1]);
  const [lowest, highest] = near.length >= errors.length / 2 ? WIDEST : [-FARTHEST, FARTHEST];
  const low = errors.reduce((least, error) => Math.min(least, error), -LEAST);
  const high = errors.reduce((most, error) => Math.max(most, error), LEAST);
  // rounded to whole steps, so that the noise of a run moves no tick
  const outwards = (size: number) => STEP * Math.ceil(size / STEP - 1e-9);
  return [Math.max(lowest, -outwards(-low)), Math.min(highest, outwards(high))];
}
