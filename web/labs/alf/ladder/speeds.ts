// How fast the film runs.

/** Simulated milliseconds a second. */
export const SPEEDS = [2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000] as const;

/** Seconds in which the film crosses its window unless the reader says otherwise. */
const CROSSING = 14;

export function usualSpeed(span: number): number {
  return SPEEDS.findLast((speed) => speed * CROSSING <= span) ?? SPEEDS[0];
}
