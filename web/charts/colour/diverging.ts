import type { Palette } from '../marks/palette.ts';
import { colourRamp } from './mixed.ts';

/** Colour of a value; null for NaN (not computed yet). */
export interface DivergingScale {
  (value: number): string | null;
  /** The magnitude with the strongest colour, on both sides of zero. */
  limit: number;
}

const STEPS = 128;

/**
 * Anchor colours from the theme: above zero the scale of gains, one step per ten percentage points up to a
 * limit of 60%; below it greys. Lightness falls (rises, in the dark theme) steadily away from zero, which is
 * almost the background colour.
 */
export function divergingAnchors(palette: Palette): string[] {
  const { '--n1': n1, '--n2': n2, '--n3': n3 } = palette;
  const below = [n3, n3, n2, n2, n1, n1];
  const above = (['--g0', '--g1', '--g2', '--g3', '--g4', '--g5', '--g6'] as const).map(
    (name) => palette[name],
  );
  return [...below, ...above];
}

/**
 * Greys below zero, the scale of gains above. Both sides share one limit, so that equal
 * magnitudes look equally strong and zero never moves, whatever the data are.
 */
export function divergingScale(limit: number, anchors: readonly string[]): DivergingScale {
  const size = Number.isFinite(limit) && limit > 0 ? limit : 1;
  const ramp = colourRamp(anchors);
  // looked up in a table: mixing a colour for each of 2304 cells would cost more than drawing them
  const table = Array.from({ length: 2 * STEPS + 1 }, (_, i) => ramp(i / (2 * STEPS)));
  const scale = (value: number) => {
    if (Number.isNaN(value)) return null;
    const share = Math.max(-1, Math.min(1, value / size));
    return table[STEPS + Math.round(share * STEPS)] ?? null;
  };
  return Object.assign(scale, { limit: size });
}
