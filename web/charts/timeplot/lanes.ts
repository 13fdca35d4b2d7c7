// The vertical axis of each lane: its range, and which references lie within that.

import { TICK_SIZE, textWidth } from '../layout/text.ts';
import type { Area } from '../layout/usePlot.ts';
import type { Reference } from '../marks/Marks.tsx';
import { createScale, dataRange } from '../scales/axis.ts';
import type { Scale } from '../scales/scale.ts';
import { axisTicks, type Tick } from '../scales/ticks.ts';
import type { QuantityLane } from './quantity.ts';

/** A lane with its area and vertical axis. */
export interface PlacedLane extends QuantityLane {
  readonly area: Area;
  readonly y: Scale;
  readonly ticks: Tick[];
  /** The references within the lane's range. */
  readonly inSight: readonly Reference[];
  /** The references far above the lane's values, which are only named. */
  readonly above: readonly Reference[];
}

/** A reference above this multiple of the largest value is left out: it would press the values flat. */
const FAR = 2;
/** Factor over the highest reference, as room for its name. */
const HEADROOM = 1.15;
/**
 * Least distance of two ticks (px) and the most ticks; below, the same for a low lane, where a few closer ticks are
 * better than two.
 */
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

/** The range from zero to the lane's highest value or reference. */
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

/** Approximate width of the tick labels of several lanes (px). */
export function labelWidth(lanes: readonly QuantityLane[]): number {
  const widths = lanes.flatMap((lane) => {
    const height = MOST_TICKS * TICK_ROOM;
    const y = createScale(lane.value, laneRange(lane), [height, 0]);
    return ticksOf(lane, y, height).map(({ label }) => textWidth(label, TICK_SIZE));
  });
  return Math.max(0, ...widths);
}
