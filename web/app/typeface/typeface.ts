// The page's own letters. They come after the first paint: until then a fallback of the same measures stands in.

import italic from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2?url';
import roman from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** Shows them when they have come, and ends then. */
export async function loadTypeface(numbers: Promise<unknown>): Promise<void> {
  const face = await faceOf(roman, 'normal').load();
  await new Promise(requestAnimationFrame);
  document.fonts.add(face);
  // as a face tells it that loads among those of the page. Such a face would be laid out in front of the frame's callbacks, and
  // whoever sets lines right (web/controls/lines.ts) would come too late: words would go to another line and back
  document.fonts.dispatchEvent(new Event('loadingdone'));
  void numbers.then(addSlanted);
}

/**
 * Slanted letters are for symbols: they come where one is shown, and behind what the numbers of the page wait for; and behind the
 * upright ones, or these would be slanted as well.
 */
function addSlanted(): void {
  const face = faceOf(italic, 'italic');
  document.fonts.add(face);
  // without its letters the page is the same page
  face.loaded.catch(() => document.fonts.delete(face));
}

function faceOf(url: string, style: string): FontFace {
  return new FontFace('Source Sans 3', `url("${url}")`, { style, weight: '200 900', display: 'swap' });
}
