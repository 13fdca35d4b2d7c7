import { type Palette, resolvedColour } from '../frame/palette.ts';

/** A CSS colour as a canvas understands it; asking with the palette makes the answer follow the theme. */
export function colourOf(colour: string, _theme: Palette): string {
  return resolvedColour(document.documentElement, colour);
}
