// Where the lanes of each diagram lie.

import type { Diagram, Scene } from './scene.ts';

export interface Band {
  readonly top: number;
  readonly height: number;
}

/** Heights in pixels of the whole chart. */
export interface Lanes {
  readonly top: number;
  /** Baseline of the diagram's title. */
  readonly title: number;
  /** A band for each layer. */
  readonly levels: readonly Band[];
  /** The upper and the lower rail, with the messages between. */
  readonly upper: number;
  readonly lower: number;
  readonly held: Band;
  /** Rows of what waits in this diagram; a row is as high in all of them. */
  readonly rows: number;
  /** A band for each layer. */
  readonly services: readonly Band[];
  readonly bottom: number;
}

export interface LadderFrame {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly diagrams: readonly Lanes[];
  /** Foot of the last diagram: the time axis. */
  readonly bottom: number;
  readonly height: number;
  /** Too narrow for lane names beside the lanes. */
  readonly isNarrow: boolean;
}

const NARROW = 620;
const AXIS = 42;
/** Where nothing ever waits, the lane is no higher than its name. */
const LEAST_HELD = 14;
/** Share of the free height that goes to what waits, at most. */
const HELD_SHARE = 0.38;
const LIMITS = { between: [24, 210], row: [1, 16] } as const;

/** How high the parts are that may grow: the network, and a row of what waits. */
interface Heights {
  readonly between: number;
  readonly row: number;
}

/**
 * `room` is the height that the ladder should fill, as far as it can be read then; left out: its own height. With
 * little room it does without the lane of what is on its way.
 */
export function ladderFrame(scene: Scene, width: number, room?: number, hasLevels = true): LadderFrame {
  const isNarrow = width < NARROW;
  const rows = scene.diagrams.map(rowsOf);
  const least = stack(scene, rows, isNarrow, { between: 0, row: 0, hasLevels });
  const heights =
    room === undefined
      ? usualHeights(scene, isNarrow)
      : fillingHeights(room - AXIS - least.bottom + rows.length * LEAST_HELD, rows);
  const { diagrams, bottom } = stack(scene, rows, isNarrow, { ...heights, hasLevels });
  return {
    width,
    left: isNarrow ? 6 : 92,
    right: width - (isNarrow ? 6 : 12),
    diagrams,
    bottom,
    height: bottom + AXIS,
    isNarrow,
  };
}

/** What little height a small picture has: rails close together, what waits, what is taken; no names, no axis. */
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
    between: alone ? 190 : many ? 76 : isNarrow ? 96 : 112,
    row: Math.min(14, (alone ? 120 : many ? 56 : isNarrow ? 60 : 76) / rows),
  };
}

/** Shares out the height that is free between what is on its way and what waits. */
function fillingHeights(free: number, rows: readonly number[]): Heights {
  const all = rows.reduce((sum, own) => sum + own, 0);
  const row = within((HELD_SHARE * free) / Math.max(1, all), LIMITS.row);
  const held = rows.reduce((sum, own) => sum + heldHeight(own, row), 0);
  return { row, between: Math.floor(within((free - held) / rows.length, LIMITS.between)) };
}

function stack(
  { diagrams, names }: Scene,
  rows: readonly number[],
  isNarrow: boolean,
  { between, row, hasLevels }: Heights & { hasLevels: boolean },
): { diagrams: Lanes[]; bottom: number } {
  const many = diagrams.length > 2;
  const level = many ? 12 : 14;
  const service = many ? 15 : 18;
  let y = 0;
  const stacked = diagrams.map(({ layers }, d): Lanes => {
    const top = y;
    const title = top + 14;
    const levels = hasLevels && names.level !== '' ? bands(title + 7, level, layers.length) : [];
    const upper = foot(levels, title + 6) + 14;
    const lower = upper + between;
    const held = { top: lower + 3, height: heldHeight(rows[d] ?? 0, row) };
    const services = bands(held.top + held.height + 4, service, layers.length);
    const bottom = foot(services, lower);
    y = bottom + (isNarrow ? 16 : 14);
    return { top, title, levels, upper, lower, held, rows: Math.max(1, rows[d] ?? 0), services, bottom };
  });
  return { diagrams: stacked, bottom: (stacked.at(-1)?.bottom ?? 0) + (isNarrow ? 16 : 4) };
}

function heldHeight(rows: number, row: number): number {
  return Math.max(LEAST_HELD, Math.round(rows * row));
}

/** Rows that bars lie in, and as many as ever wait at one time. */
function rowsOf({ layers }: Diagram): number {
  let most = 0;
  for (const { held, heldSteps } of layers) {
    for (const { row } of held) for (const one of row) most = Math.max(most, one + 1);
    for (let i = 0; i < heldSteps.values.length; i += 1) most = Math.max(most, heldSteps.values[i] ?? 0);
  }
  return most;
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
