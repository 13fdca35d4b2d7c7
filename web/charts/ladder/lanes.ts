// The places of the lanes of each diagram.

import { type Diagram, type Scene, spansIn } from './scene.ts';
import { AXIS } from './TimeAxis.tsx';

export interface Band {
  readonly top: number;
  readonly height: number;
}

/** The lanes of one diagram: heights in pixels from the top of the chart. */
export interface Lanes {
  readonly top: number;
  /** Baseline of the diagram's title. */
  readonly title: number;
  /** The lane of the level, a band for each layer. */
  readonly levels: readonly Band[];
  /** The two rails, with the messages between them. */
  readonly upper: number;
  readonly lower: number;
  /** Which messages have their numbers above the upper rail. */
  readonly numbers: 'all' | 'few' | 'none';
  readonly held: Band;
  /** Rows of waiting items in this diagram; all diagrams' rows are equally high. */
  readonly rows: number;
  /** The lane of items being served, a band for each layer. */
  readonly services: readonly Band[];
  readonly bottom: number;
}

export interface LadderFrame {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly diagrams: readonly Lanes[];
  /** Bottom of the last diagram, where the time axis begins. */
  readonly bottom: number;
  readonly height: number;
  /** Whether the chart is too narrow for names beside the lanes. */
  readonly isNarrow: boolean;
}

const NARROW_LANES = 560;
/** Room for the lanes' names to their left (px). */
export const LANES_LEFT = 64;
/** Height of a time axis whose unit stands among its numbers (px). */
export const BRIEF_AXIS = 28;
/** Largest share of the free height for waiting items. */
const HELD_SHARE = 0.44;
const LIMITS = { between: [12, 240], row: [1, 16] } as const;
/** Below this height (px) the messages between the rails cannot be told apart. */
const CLOSE_BELOW = 22;

/** Heights that do not depend on what happens in a diagram. */
interface Spacing {
  /** Distance from the title's baseline to the upper rail (px). */
  readonly numbers: number;
  readonly service: number;
  /** Distance above the items being served (px). */
  readonly air: number;
  /** Distance to the next diagram (px). */
  readonly gap: number;
}

const ROOMY: Spacing = { numbers: 23, service: 20, air: 7, gap: 16 };
const NEAR: Spacing = { numbers: 18, service: 18, air: 6, gap: 7 };
/** Spacing for very little room: numbers appear only inside items being served. */
const CLOSE: Spacing = { numbers: 5, service: 14, air: 5, gap: 4 };

/** Heights of the parts that may grow (px): between the rails, and a row of waiting items. */
interface Heights {
  readonly between: number;
  readonly row: number;
}

/**
 * Gives each diagram the height it needs. `room` is the height (px) that the ladder should fill if that is legible;
 * without it the ladder has its natural height and a lane for the level. With little room, numbers are left out.
 */
export function ladderFrame(
  scene: Scene,
  width: number,
  room?: number,
  rows: readonly number[] = scene.diagrams.map(rowsOf),
  axis = AXIS,
): LadderFrame {
  const isNarrow = width < NARROW_LANES;
  const hasLevels = room === undefined;
  const fitted =
    room === undefined
      ? { ...usualHeights(scene, isNarrow), spacing: isNarrow ? NEAR : ROOMY }
      : fittedHeights(scene, room - axis, rows, isNarrow);
  const { diagrams, bottom } = stack(scene, rows, isNarrow, hasLevels, fitted);
  return {
    width,
    left: isNarrow ? 6 : LANES_LEFT,
    right: width - (isNarrow ? 6 : 24),
    diagrams,
    bottom,
    height: bottom + axis,
    isNarrow,
  };
}

/** The frame of a small picture: rails close together, waiting items and items being served, without names or axis. */
export function smallFrame(scene: Scene, width: number, height: number): LadderFrame {
  const count = Math.max(1, scene.diagrams.length);
  const each = height / count;
  const diagrams = scene.diagrams.map((diagram, d): Lanes => {
    const top = d * each + 2;
    const lower = top + each * 0.45;
    const service = Math.max(3, each * 0.14);
    const bottom = (d + 1) * each - 4;
    const held = { top: lower + 1, height: Math.max(1, bottom - service - lower - 3) };
    return {
      top,
      title: top,
      levels: [],
      upper: top,
      lower,
      numbers: 'none',
      held,
      rows: Math.max(1, rowsOf(diagram)),
      services: bands(bottom - service, service / diagram.layers.length, diagram.layers.length),
      bottom,
    };
  });
  return { width, left: 1, right: width - 1, diagrams, bottom: height - 1, height, isNarrow: true };
}

function usualHeights({ diagrams, rows }: Scene, isNarrow: boolean): Heights {
  const many = diagrams.length > 2;
  const alone = diagrams.length === 1;
  return {
    between: alone ? 190 : many ? 64 : isNarrow ? 72 : 80,
    row: Math.min(14, (alone ? 120 : many ? 56 : isNarrow ? 72 : 110) / Math.max(1, rows)),
  };
}

/** Divides the room between the messages and the waiting items, with the widest spacing that leaves both legible. */
function fittedHeights(
  scene: Scene,
  room: number,
  rows: readonly number[],
  isNarrow: boolean,
): Heights & { spacing: Spacing } {
  const all = rows.reduce((sum, own) => sum + own, 0);
  for (const spacing of isNarrow ? [NEAR, CLOSE] : [ROOMY, NEAR, CLOSE]) {
    const { bottom } = stack(scene, rows, isNarrow, false, { between: 0, row: 0, spacing });
    const free = room - bottom;
    const row = within((HELD_SHARE * free) / Math.max(1, all), LIMITS.row);
    const held = rows.reduce((sum, own) => sum + heldHeight(own, row), 0);
    const between = Math.floor((free - held) / rows.length);
    if (between >= CLOSE_BELOW || spacing === CLOSE)
      return { row, between: within(between, LIMITS.between), spacing };
  }
  throw new Error('there is always the closest spacing');
}

function stack(
  { diagrams, names }: Scene,
  rows: readonly number[],
  isNarrow: boolean,
  hasLevels: boolean,
  { between, row, spacing }: Heights & { spacing: Spacing },
): { diagrams: Lanes[]; bottom: number } {
  let y = 0;
  const stacked = diagrams.map(({ layers }, d): Lanes => {
    const top = y;
    const title = top + 14;
    const levels = hasLevels && names.level !== '' ? bands(title + 7, 14, layers.length) : [];
    const upper = foot(levels, title) + spacing.numbers;
    const lower = upper + between;
    const own = rows[d] ?? 0;
    const held = { top: lower + (own > 0 ? spacing.air : 3), height: heldHeight(own, row) };
    const services = bands(held.top + held.height + spacing.air, spacing.service, layers.length);
    const bottom = foot(services, lower);
    y = bottom + spacing.gap;
    return {
      top,
      title,
      levels,
      upper,
      lower,
      numbers: spacing === CLOSE ? 'none' : isNarrow ? 'few' : 'all',
      held,
      rows: Math.max(1, own),
      services,
      bottom,
    };
  });
  return { diagrams: stacked, bottom: stacked.at(-1)?.bottom ?? 0 };
}

/** Height of the lane of waiting items; 0 if nothing ever waits. */
function heldHeight(rows: number, row: number): number {
  return Math.round(rows * row);
}

/** Rows used by the bars, or the largest number that ever wait at one time if greater. */
function rowsOf({ layers }: Diagram): number {
  let most = 0;
  for (const { held, heldSteps } of layers) {
    for (const { row } of held) for (const one of row) most = Math.max(most, one + 1);
    for (let i = 0; i < heldSteps.values.length; i += 1) most = Math.max(most, heldSteps.values[i] ?? 0);
  }
  return most;
}

/** The rows that each diagram needs for items waiting within a range of time. */
export function rowsIn({ diagrams }: Scene, t0: number, t1: number): number[] {
  return diagrams.map(({ layers }) => {
    let most = 0;
    for (const spans of layers.flatMap(({ held }) => held)) {
      const [first, end] = spansIn(spans, t0, t1);
      for (let i = first; i < end; i += 1) {
        if ((spans.to[i] ?? 0) >= t0) most = Math.max(most, (spans.row[i] ?? 0) + 1);
      }
    }
    return most;
  });
}

function within(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value));
}

function bands(top: number, height: number, count: number): Band[] {
  return Array.from({ length: count }, (_, i) => ({ top: top + i * (height + 2), height }));
}

function foot(all: readonly Band[], otherwise: number): number {
  const last = all.at(-1);
  return last === undefined ? otherwise : last.top + last.height;
}

/** The baseline of a name in the vertical middle of bands. */
export function middleBaseline(bands: readonly Band[]): number {
  const [first, last] = [bands[0], bands.at(-1)];
  return first && last ? (first.top + last.top + last.height) / 2 + 4 : 0;
}
