// The page's own letters. They come after the first paint: until then a fallback of the same measures stands in.

import italic from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2?url';
import roman from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** Slanted letters are for symbols: they come where one is shown, and behind what the numbers of the page wait for. */
export function loadTypeface(numbers: Promise<unknown>): void {
  added(roman, 'normal')
    .load()
    .catch(() => {});
  void numbers.then(() => added(italic, 'italic'));
}

function added(url: string, style: string): FontFace {
  const face = new FontFace('Source Sans 3', `url("${url}")`, { style, weight: '200 900', display: 'swap' });
  document.fonts.add(face);
  // without its letters the page is the same page
  face.loaded.catch(() => document.fonts.delete(face));
  return face;
}
