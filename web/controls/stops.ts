// The values that a slider can take. A linear slider takes multiples of its step; a logarithmic one takes values of two
// digits in equal ratios, so that N is 120 or 1200 and never 1194.

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

/** Values of two digits, spaced evenly by their square roots: fine steps at the beginning of the range. */
export function rootStops({ min, max, decimals }: NumberValues): readonly number[] {
  const unit = 10 ** decimals;
  const stops = new Set<number>();
  for (let at = 0; at <= ROOT_STOPS; at += 1) {
    const value = Number((min + (max - min) * (at / ROOT_STOPS) ** 2).toPrecision(2));
    stops.add(Math.min(Math.max(Math.round(value * unit) / unit, min), max));
  }
  return [...stops].sort((a, b) => a - b);
}

/** Index of the stop nearest to `value`. */
export function nearestStop(stops: readonly number[], value: number): number {
  let best = 0;
  for (const [at, stop] of stops.entries()) {
    if (Math.abs(stop - value) < Math.abs((stops[best] ?? stop) - value)) best = at;
  }
  return best;
}

/** Whether a number has too many steps for a slider, such as a seed or a time; it then has only a field. */
export function isTooFine({ min, max, step, scale }: NumberValues): boolean {
  return scale === 'linear' && (max - min) / step > 5000;
}
