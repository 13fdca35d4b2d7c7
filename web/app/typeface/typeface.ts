// The page's own letters. They come after the first paint: until then a fallback of the same measures stands in.

import italic from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2?url';
import roman from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** Shows them when they have come, and ends then. */
export async function loadTypeface(): Promise<void> {
  await show(faceOf(roman, 'normal'));
  void showSlanted();
}

/**
 * Slanted letters are for symbols: they come behind the upright ones, or these would be slanted as well. Without them the page is
 * the same page.
 */
async function showSlanted(): Promise<void> {
  const face = faceOf(italic, 'italic');
  if (document.querySelector('i') !== null) {
    // until they are there, upright letters are slanted: a face of the page that still loads would show the fallback again
    await show(face).catch(() => undefined);
    return;
  }
  // where no symbol stands they come with the first one
  document.fonts.add(face);
  face.loaded.catch(() => document.fonts.delete(face));
}

async function show(face: FontFace): Promise<void> {
  await face.load();
  await new Promise(requestAnimationFrame);
  document.fonts.add(face);
  // as a face tells it that loads among those of the page. Such a face would be laid out in front of the frame's callbacks, and
  // whoever sets lines right (web/controls/lines.ts) would come too late: words would go to another line and back
  document.fonts.dispatchEvent(new Event('loadingdone'));
}

function faceOf(url: string, style: string): FontFace {
  return new FontFace('Source Sans 3', `url("${url}")`, { style, weight: '200 900', display: 'swap' });
}
