import { type Palette, resolvedColour } from '../frame/palette.ts';

/** Asking the browser for a colour takes longer than drawing with it; a palette is a theme. */
const known = new WeakMap<Palette, Map<string, string>>();

/** A CSS colour as a canvas understands it, in the theme of the palette. */
export function colourOf(colour: string, palette: Palette): string {
  const own = known.get(palette) ?? new Map<string, string>();
  known.set(palette, own);
  const found = own.get(colour) ?? resolvedColour(document.documentElement, colour);
  own.set(colour, found);
  return found;
}
