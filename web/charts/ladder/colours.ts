import { type Palette, resolvedColour } from '../marks/palette.ts';

/** Resolved colours of each theme, cached since asking the browser for one takes longer than drawing with it. */
const known = new WeakMap<Palette, Map<string, string>>();

/** A CSS colour resolved by the palette's theme, as a canvas understands it. */
export function colourOf(colour: string, palette: Palette): string {
  const own = known.get(palette) ?? new Map<string, string>();
  known.set(palette, own);
  const found = own.get(colour) ?? resolvedColour(document.documentElement, colour);
  own.set(colour, found);
  return found;
}
