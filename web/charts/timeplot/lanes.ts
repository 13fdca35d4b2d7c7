// The upright axis of each lane: what range it has, and which of its references lie within.

import { TICK_SIZE, textWidth } from '../layout/text.ts';
import type { Area } from '../layout/usePlot.ts';
import type { Reference } from '../marks/Marks.tsx';
import { createScale, dataRange } from '../scales/axis.ts';
import type { Scale } from '../scales/scale.ts';
import { axisTicks, type Tick } from '../scales/ticks.ts';
import type { QuantityLane } from './quantity.ts';

/** A lane with its place. */
export interface PlacedLane extends QuantityLane {
  readonly area: Area;
  readonly y: Scale;
  readonly ticks: Tick[];
  /** The references within its range. */
  readonly inSight: readonly Reference[];
  /** Those far above it. */
  readonly above: readonly Reference[];
}

/** A reference so many times as high as all values would press them flat. */
const FAR = 2;
/** Over the highest reference, for its name. */
const HEADROOM = 1.15;
/** Between two ticks at least, pixels, and how many there are at most; a low lane has a few that are nearer, for two say little of what is above the upper one. */
const [TICK_ROOM, MOST_TICKS] = [32, 9];
const [LOW_ROOM, FEW] = [17, 4];

function most({ quantities }: QuantityLane): number {
  return dataRange(
    quantities.map(({ values }) => values),
    [0, 0],
  )[1];
}

function isInSight(lane: QuantityLane): (reference: Reference) => boolean {
  const highest = Math.max(1, most(lane));
  return ({ value }) => value <= FAR * highest;
}

/** From zero to what is highest in the lane. */
export function laneRange(lane: QuantityLane): readonly [number, number] {
  const references = (lane.references ?? []).filter(isInSight(lane));
  return [0, Math.max(most(lane), ...references.map(({ value }) => HEADROOM * value))];
}

function ticksOf({ value }: QuantityLane, y: Scale, height: number): Tick[] {
  const few = Math.min(FEW, Math.floor(height / LOW_ROOM));
  const room = Math.min(MOST_TICKS, Math.max(2, few, Math.floor(height / TICK_ROOM)));
  return axisTicks(value, y, () => TICK_SIZE, 3, room);
}

export function placedLane(lane: QuantityLane, area: Area): PlacedLane {
  const y = createScale(lane.value, laneRange(lane), [area.bottom, area.top]);
  const isSeen = isInSight(lane);
  const references = lane.references ?? [];
  return {
    ...lane,
    area,
    y,
    ticks: ticksOf(lane, y, area.height),
    inSight: references.filter(isSeen),
    above: references.filter((one) => !isSeen(one)),
  };
}

/** The width that the ticks of several lanes take beside the plot, about. */
export function labelWidth(lanes: readonly QuantityLane[]): number {
  const widths = lanes.flatMap((lane) => {
    const height = MOST_TICKS * TICK_ROOM;
    const y = createScale(lane.value, laneRange(lane), [height, 0]);
    return ticksOf(lane, y, height).map(({ label }) => textWidth(label, TICK_SIZE));
  });
  return Math.max(0, ...widths);
}
