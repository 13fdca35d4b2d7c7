// How rates and their events share one plot: both on one axis of time.

import type { Area } from '../frame/usePlot.ts';

export interface RateLayout {
  readonly rates: Area;
  /** Middles of the lanes of events, one for each line. */
  readonly lanes: readonly number[];
}

const LANE = 15;

export function rateLayout(area: Area, lines: number, isMini: boolean): RateLayout {
  const lanes = isMini ? 0 : lines;
  // a chart may be lower than its lanes: then they go over its end, and no height is below zero
  const bottom = Math.max(area.top, area.bottom - (lanes === 0 ? 0 : lanes * LANE + 4));
  return {
    rates: { ...area, bottom, height: bottom - area.top },
    lanes: Array.from({ length: lanes }, (_, i) => bottom + 4 + LANE * (i + 0.5)),
  };
}
