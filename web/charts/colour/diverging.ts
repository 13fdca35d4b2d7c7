import { interpolateLab, piecewise } from 'd3-interpolate';
import type { Palette } from '../frame/palette.ts';

/** Colour of a value; null where there is none (NaN: not computed yet). */
export interface DivergingScale {
  (value: number): string | null;
  /** The magnitude that takes the strongest colour, on both sides of zero. */
  limit: number;
}

const STEPS = 128;

/** Five anchors from the theme: lightness falls (or rises, in the dark) steadily away from the neutral middle. */
export function divergingAnchors(palette: Palette): [string, string, string, string, string] {
  const deep = (colour: string) => interpolateLab(colour, palette['--text'])(0.55);
  return [
    deep(palette['--in-order']),
    palette['--in-order'],
    interpolateLab(palette['--surface-2'], palette['--line'])(0.45),
    palette['--out-of-order'],
    deep(palette['--out-of-order']),
  ];
}

/**
 * Blue below zero, vermillion above, neutral at zero itself. Both sides share one limit, so that equal
 * magnitudes look equally strong and zero never moves, whatever the data are.
 */
export function divergingScale(limit: number, anchors: readonly string[]): DivergingScale {
  const size = Number.isFinite(limit) && limit > 0 ? limit : 1;
  const ramp = piecewise(interpolateLab, [...anchors]);
  // A table: interpolating in Lab for each of 2304 cells would cost more than drawing them.
  const table = Array.from({ length: 2 * STEPS + 1 }, (_, i) => ramp(i / (2 * STEPS)));
  const scale = (value: number) => {
    if (Number.isNaN(value)) return null;
    const share = Math.max(-1, Math.min(1, value / size));
    return table[STEPS + Math.round(share * STEPS)] ?? null;
  };
  return Object.assign(scale, { limit: size });
}
