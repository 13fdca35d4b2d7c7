// How rates, their events and what a buffer holds share one plot: all on one axis of time.

import type { Area } from '../frame/usePlot.ts';

export interface RateLayout {
  readonly rates: Area;
  /** Middles of the lanes of events, one for each line. */
  readonly lanes: readonly number[];
  /** Foot of the line of words between them and the buffer. */
  readonly words: number;
  readonly buffer: Area;
}

const LANE = 14;
const WORDS = 24;
/** Of the whole, for the buffer. */
const SHARE = 0.24;
/** Below this height the rates have all of it. */
const LEAST = 150;

export function rateLayout(area: Area, lines: number, isMini: boolean): RateLayout {
  const isAlone = isMini || area.height < LEAST;
  const held = isAlone ? 0 : Math.round(area.height * SHARE);
  const lanes = isMini ? 0 : lines * LANE + 4;
  const bottom = area.bottom - held - lanes - (isAlone ? 0 : WORDS);
  const top = area.bottom - held;
  return {
    rates: { ...area, bottom, height: bottom - area.top },
    lanes: Array.from({ length: isMini ? 0 : lines }, (_, i) => bottom + 4 + LANE * (i + 0.5)),
    words: top - 8,
    buffer: { ...area, top, height: held },
  };
}
