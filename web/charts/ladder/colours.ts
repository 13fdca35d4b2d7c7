import { type Palette, resolvedColour } from '../marks/palette.ts';

/** Cached per theme: asking the browser for a colour takes longer than drawing with it. */
const known = new WeakMap<Palette, Map<string, string>>();

/** A CSS colour in the palette's theme, in a form that a canvas understands. */
export function colourOf(colour: string, palette: Palette): string {
  const own = known.get(palette) ?? new Map<string, string>();
  known.set(palette, own);
  const found = own.get(colour) ?? resolvedColour(document.documentElement, colour);
  own.set(colour, found);
  return found;
}
