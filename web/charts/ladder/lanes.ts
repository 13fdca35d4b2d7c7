// Where the lanes of each diagram lie.

import type { Scene } from './scene.ts';

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

export function ladderFrame(scene: Scene, width: number, enlarged: boolean): LadderFrame {
  const isNarrow = width < NARROW;
  const many = scene.diagrams.length > 2;
  const alone = scene.diagrams.length === 1;
  const grow = enlarged ? 1.5 : 1;
  const between = Math.round((alone ? 190 : many ? 76 : isNarrow ? 96 : 112) * grow);
  const heldHeight = Math.round(
    Math.min(scene.rows * 14, alone ? 120 : many ? 56 : isNarrow ? 60 : 76) * grow,
  );
  const level = many ? 12 : 14;
  const service = many ? 15 : 18;
  let y = 0;
  const diagrams = scene.diagrams.map(({ layers }): Lanes => {
    const top = y;
    const title = top + 14;
    const levels = stacked(title + 7, level, layers.length);
    const upper = foot(levels, title) + 14;
    const lower = upper + between;
    const held = { top: lower + 3, height: heldHeight };
    const services = stacked(held.top + held.height + 4, service, layers.length);
    y = foot(services, lower) + (isNarrow ? 16 : 14);
    return { top, title, levels, upper, lower, held, services, bottom: foot(services, lower) };
  });
  const bottom = (diagrams.at(-1)?.bottom ?? 0) + (isNarrow ? 16 : 4);
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

function stacked(top: number, height: number, count: number): Band[] {
  return Array.from({ length: count }, (_, i) => ({ top: top + i * (height + 2), height }));
}

function foot(bands: readonly Band[], otherwise: number): number {
  const last = bands.at(-1);
  return last === undefined ? otherwise : last.top + last.height;
}
