// How quantities, events and rows share the height of one plot.

import type { Area } from '../layout/usePlot.ts';

export interface TimeLayout {
  /** One for each lane of quantities. */
  readonly lanes: readonly Area[];
  /** One for each lane of events. */
  readonly events: readonly Area[];
  /** One for each row that has the room. */
  readonly rows: readonly Area[];
}

interface Counts {
  /** The share of the height that each has. */
  readonly lanes: readonly number[];
  /** Whether one below the first has a heading. */
  readonly isHeaded?: boolean;
  readonly events: number;
  readonly rows: number;
}

/** Between two lanes of quantities; a heading has a line of its own between the numbers of both. */
const LANE_GAP = 18;
const HEADED_GAP = 28;
const EVENT_LANE = 15;
/** Between quantities, whose last number hangs below, and events. */
const EVENT_GAP = 8;
/** Above the first row: a line of words. */
const WORDS = 22;
const [LEAST_ROW, MOST_ROW] = [6, 19];
/** Of the whole, for the rows. */
const SHARE = 0.54;

/** A small picture shows quantities alone. */
export function timeLayout(
  area: Area,
  { lanes, events, rows, isHeaded = false }: Counts,
  isMini: boolean,
): TimeLayout {
  const room = isMini ? 0 : Math.max(0, area.height * SHARE - WORDS);
  const shown = Math.min(rows, Math.floor(room / LEAST_ROW));
  const rowHeight = shown === 0 ? 0 : Math.min(MOST_ROW, room / shown);
  const eventLanes = isMini ? 0 : events;
  const below =
    (eventLanes === 0 ? 0 : eventLanes * EVENT_LANE + EVENT_GAP) +
    (shown === 0 ? 0 : WORDS + shown * rowHeight);
  // a plot may be lower than what stands under its quantities: that goes over its end, and no height is below zero
  const bottom = Math.max(area.top, area.bottom - below);
  return {
    lanes: laneAreas(
      { ...area, bottom, height: bottom - area.top },
      lanes,
      isHeaded && !isMini ? HEADED_GAP : LANE_GAP,
    ),
    events: stacked(area, bottom + EVENT_GAP, eventLanes, EVENT_LANE),
    rows: stacked(area, area.bottom - shown * rowHeight, shown, rowHeight),
  };
}

function laneAreas(area: Area, shares: readonly number[], between: number): Area[] {
  const count = shares.length;
  const gap = Math.min(area.height, between * (count - 1)) / Math.max(1, count - 1);
  const room = area.height - gap * (count - 1);
  const all = shares.reduce((sum, share) => sum + share, 0);
  let top = area.top;
  return shares.map((share) => {
    const height = (room * share) / all;
    const lane = { ...area, top, bottom: top + height, height };
    top += height + gap;
    return lane;
  });
}

function stacked(area: Area, from: number, count: number, height: number): Area[] {
  return Array.from({ length: count }, (_, i) => {
    const top = from + i * height;
    return { ...area, top, bottom: top + height, height };
  });
}
