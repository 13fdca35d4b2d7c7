// Divides the height of a plot among quantities, events and rows.

import type { Area } from '../layout/usePlot.ts';

interface TimeLayout {
  /** An area for each lane of quantities. */
  readonly lanes: readonly Area[];
  /** An area for each lane of events. */
  readonly events: readonly Area[];
  /** An area for each row that has room. */
  readonly rows: readonly Area[];
}

interface Counts {
  /** Relative height of each lane. */
  readonly lanes: readonly number[];
  /** Whether a lane below the first has a heading. */
  readonly isHeaded?: boolean;
  readonly events: number;
  readonly rows: number;
}

/** Distance between two lanes (px); with a heading there is a line for it between the numbers of both. */
const LANE_GAP = 18;
const HEADED_GAP = 28;
const EVENT_LANE = 15;
/** Distance between quantities, whose last number hangs below them, and events (px). */
const EVENT_GAP = 8;
/** Height of the line of words above the first row (px). */
const WORDS = 22;
const [LEAST_ROW, MOST_ROW] = [6, 19];
/** Largest share of the height for the rows. */
const SHARE = 0.54;

/** The areas of a plot's parts; a small picture shows only quantities. */
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
  // a plot may be lower than events and rows need: they then reach over its end, and no height is negative
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
