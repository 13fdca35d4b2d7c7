// Lines between rails: where they end, how far a point is from them, and which names have room along a rail.

import type { Look } from './scene.ts';

/** How far marks at the very edge of the window, and their numbers, extend beyond it (px). */
export const BLEED = 6;

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The share of its way after which what is lost ends. */
export const LOST_AT = 0.62;

/** The share of its way that a message with such a look is drawn on. */
export function shareOf(look: Look | undefined): number {
  if (look?.cross) return LOST_AT;
  return look?.open ? 0.5 : 1;
}

/** The first part of a line. */
export function partOf({ x1, y1, x2, y2 }: Line, share: number): Line {
  return { x1, y1, x2: x1 + share * (x2 - x1), y2: y1 + share * (y2 - y1) };
}

/** From a point to the nearest place of a line. */
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

/** A cross, `reach` to each side. */
export function crossPath(x: number, y: number, reach = 5): string {
  return `M${x - reach} ${y - reach}l${2 * reach} ${2 * reach}m0 ${-2 * reach}l${-2 * reach} ${2 * reach}`;
}

/** What stands along a rail, centred on x. */
export interface Along {
  readonly x: number;
  /** Of its width. */
  readonly half: number;
  /** What matters most has the lowest. */
  readonly rank: number;
}

/** Between two (px). */
const APART = 4;

/** As many as have room: those of the lowest rank first, and of one rank from left to right. */
export function spaced<T extends Along>(all: readonly T[]): T[] {
  const taken: T[] = [];
  for (const one of [...all].sort((a, b) => a.rank - b.rank)) {
    if (taken.every(({ x, half }) => Math.abs(x - one.x) >= half + one.half + APART)) taken.push(one);
  }
  return taken;
}
