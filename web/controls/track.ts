// The track of a slider: its range, and the values that its thumb can take.

import type { NumberValues } from '#pkg/params.ts';
import { logStops, nearestStop, rootStops } from './stops.ts';

export interface Track {
  readonly from: number;
  readonly to: number;
  /** The values that the thumb can take, evenly spaced on the track; null for every step from end to end. */
  readonly stops: readonly number[] | null;
  /** The paper's values, as far as the track covers them. */
  readonly ticks: readonly number[];
}

/** The parameter's own track while the value lies on it, otherwise the whole range. */
export function trackOf(values: NumberValues, value: number): Track {
  const { track, min, max } = values;
  if (track !== null && value >= track.from && value <= track.to) {
    const { from, to, spread, ticks } = track;
    const ends = { ...values, min: from, max: to };
    const stops = { even: () => null, root: () => rootStops(ends), ratio: () => logStops(ends) }[spread]();
    return { from, to, stops, ticks };
  }
  return {
    from: min,
    to: max,
    stops: values.scale === 'log' ? logStops(values) : null,
    ticks: track?.ticks ?? [],
  };
}

/** The position of a value on the track, from 0 to 1. */
export function shareOf({ from, to, stops }: Track, value: number): number {
  if (stops === null) return (value - from) / (to - from);
  const at = nearestStop(stops, value);
  return at / (stops.length - 1);
}

/** About `count` values, evenly spaced over the track from end to end, each once. */
export function valuesAlong({ from, to, stops }: Track, count: number, step: number): number[] {
  const at = (share: number) =>
    stops === null
      ? from + Math.round((share * (to - from)) / step) * step
      : (stops[Math.round(share * (stops.length - 1))] ?? from);
  return [...new Set(Array.from({ length: count }, (_, i) => at(i / (count - 1))))];
}
