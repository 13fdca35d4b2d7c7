// Lines between rails: their ends, a point's distance from them, and the names that have room along a rail.

import type { Look } from './scene.ts';

/** How far marks and numbers at the very edge of the window extend beyond it (px). */
export const BLEED = 6;

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The share of its way after which a lost message's line ends. */
export const LOST_AT = 0.62;

/** The share of its way over which a message with this look is drawn. */
export function shareOf(look: Look | undefined): number {
  if (look?.cross) return LOST_AT;
  return look?.open ? 0.5 : 1;
}

/** The first part of a line, up to a share of its length. */
export function partOf({ x1, y1, x2, y2 }: Line, share: number): Line {
  return { x1, y1, x2: x1 + share * (x2 - x1), y2: y1 + share * (y2 - y1) };
}

/** Distance of a point from the nearest point of a line (px). */
export function lineDistance({ x1, y1, x2, y2 }: Line, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy || 1;
  const share = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square));
  return Math.hypot(x1 + share * dx - x, y1 + share * dy - y);
}

export function pathOf(lines: readonly Line[]): string {
  return lines.map(({ x1, y1, x2, y2 }) => `M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}`).join('');
}

export function px(value: number): string {
  return value.toFixed(1);
}

/** A cross as an SVG path, `reach` pixels to each side. */
export function crossPath(x: number, y: number, reach = 5): string {
  return `M${x - reach} ${y - reach}l${2 * reach} ${2 * reach}m0 ${-2 * reach}l${-2 * reach} ${2 * reach}`;
}

/** Words along a rail, centred on x. */
interface RailWords {
  readonly x: number;
  /** Half their width (px). */
  readonly half: number;
  /** Priority: the most important words have the lowest rank. */
  readonly rank: number;
}

/** Least distance between two words (px). */
const APART = 4;

/** As many words as have room: those of the lowest rank first, and within a rank from left to right. */
export function spacedWords<T extends RailWords>(all: readonly T[]): T[] {
  const taken: T[] = [];
  for (const one of [...all].sort((a, b) => a.rank - b.rank)) {
    if (taken.every(({ x, half }) => Math.abs(x - one.x) >= half + one.half + APART)) taken.push(one);
  }
  return taken;
}
