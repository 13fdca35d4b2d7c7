// How a queue, the losses from it and the windows of its flows share one plot: all on one axis of time.

import type { Area } from '../frame/usePlot.ts';

export interface QueueLayout {
  readonly queue: Area;
  /** Middle of the lane of losses. */
  readonly lane: number;
  /** One for each window that has the room. */
  readonly rows: readonly Area[];
}

const LANE = 18;
/** Between the lane and the first row: a line of words. */
const WORDS = 22;
const [LEAST_ROW, MOST_ROW] = [9, 19];
/** Of the whole, for the rows. */
const SHARE = 0.54;

export function queueLayout(area: Area, windows: number, isMini: boolean): QueueLayout {
  const room = isMini ? 0 : Math.max(0, area.height * SHARE - WORDS);
  const shown = Math.min(windows, Math.floor(room / LEAST_ROW));
  const height = shown === 0 ? 0 : Math.min(MOST_ROW, room / shown);
  const below = isMini ? 0 : LANE + (shown === 0 ? 0 : WORDS + shown * height);
  // a chart may be lower than the lane: no height is below zero
  const bottom = Math.max(area.top, area.bottom - below);
  return {
    queue: { ...area, bottom, height: bottom - area.top },
    lane: bottom + LANE / 2 + 1,
    rows: Array.from({ length: shown }, (_, i) => {
      const top = area.bottom - (shown - i) * height;
      return { ...area, top, bottom: top + height, height };
    }),
  };
}
