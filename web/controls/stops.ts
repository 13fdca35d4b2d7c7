// Where a slider's thumb may stand. A linear slider stands on multiples of its step; a logarithmic one
// on values two digits long, spread by ratios, so that N is 120 or 1200 and never 1194.

import type { NumberValues } from '#pkg/params.ts';

const LOG_STOPS = 96;

/** The values of a logarithmic slider, smallest first, each once. */
export function logStops({ min, max, decimals }: NumberValues): readonly number[] {
  const unit = 10 ** decimals;
  const least = Math.max(min, 1 / unit);
  const stops = new Set(min < least ? [min] : []);
  for (let at = 0; at <= LOG_STOPS; at += 1) {
    const value = Number((least * (max / least) ** (at / LOG_STOPS)).toPrecision(2));
    stops.add(Math.min(Math.max(Math.round(value * unit) / unit, min), max));
  }
  stops.add(max);
  return [...stops].sort((a, b) => a - b);
}

const ROOT_STOPS = 96;

/** Values spread by their square roots, two digits long: fine steps where the range begins. */
export function rootStops({ min, max, decimals }: NumberValues): readonly number[] {
  const unit = 10 ** decimals;
  const stops = new Set<number>();
  for (let at = 0; at <= ROOT_STOPS; at += 1) {
    const value = Number((min + (max - min) * (at / ROOT_STOPS) ** 2).toPrecision(2));
    stops.add(Math.min(Math.max(Math.round(value * unit) / unit, min), max));
  }
  return [...stops].sort((a, b) => a - b);
}

/** Place of the stop that is nearest to `value`. */
export function nearestStop(stops: readonly number[], value: number): number {
  let best = 0;
  for (const [at, stop] of stops.entries()) {
    if (Math.abs(stop - value) < Math.abs((stops[best] ?? stop) - value)) best = at;
  }
  return best;
}

/** Too many steps for a slider: a seed, a time. Such a number has a field only. */
export function isTooFine({ min, max, step, scale }: NumberValues): boolean {
  return scale === 'linear' && (max - min) / step > 5000;
}
