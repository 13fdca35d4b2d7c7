// The page's own letters. They come after the first paint: until then a fallback of the same measures stands in.

import italic from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2?url';
import roman from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/**
 * Shows them when they have come, and ends then. Slanted letters are for symbols: where some stand they are shown with the upright ones,
 * because a browser styles the whole page anew for each time that letters come; otherwise they come with the first symbol.
 */
export async function loadTypeface(): Promise<void> {
  const [upright, slanted] = [faceOf(roman, 'normal'), faceOf(italic, 'italic')];
  await upright.load();
  const areNeeded = document.querySelector('i') !== null;
  // until they are there, upright letters would be slanted: a face of the page that still loads would show the fallback again
  const hasCome =
    areNeeded &&
    (await slanted.load().then(
      () => true,
      () => false,
    ));
  await show(hasCome ? [upright, slanted] : [upright]);
  if (areNeeded) return;
  document.fonts.add(slanted);
  slanted.loaded.catch(() => document.fonts.delete(slanted));
}

async function show(faces: readonly FontFace[]): Promise<void> {
  await new Promise(requestAnimationFrame);
  for (const face of faces) document.fonts.add(face);
  // as a face tells it that loads among those of the page. Such a face would be laid out in front of the frame's callbacks, and
  // whoever sets lines right (web/controls/lines.ts) would come too late: words would go to another line and back
  document.fonts.dispatchEvent(new Event('loadingdone'));
}

function faceOf(url: string, style: string): FontFace {
  return new FontFace('Source Sans 3', `url("${url}")`, { style, weight: '200 900', display: 'swap' });
}
