// Speeds of the film.

/** Simulated milliseconds per second. */
export const SPEEDS = [2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000] as const;

/** Seconds that the film takes to cross its window at the speed that is chosen by default. */
const CROSSING = 14;

export function usualSpeed(span: number): number {
  return SPEEDS.findLast((speed) => speed * CROSSING <= span) ?? SPEEDS[0];
}
