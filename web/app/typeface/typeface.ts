// The page's own font. It loads after the first paint; until then a fallback with the same measures is shown (theme.css).

import italic from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2?url';
import roman from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/**
 * Loads the font and resolves when it is shown. Italics are for symbols: if the page has one, upright and italic are shown
 * together, because a browser restyles the whole page for each new font; otherwise italics load with the first symbol.
 */
export async function loadTypeface(): Promise<void> {
  const [upright, slanted] = [faceOf(roman, 'normal'), faceOf(italic, 'italic')];
  await upright.load();
  const areNeeded = document.querySelector('i') !== null;
  // wait for the italics: in a document with a face that is still loading, symbols would be shown in the fallback again
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
  // sends the event of a face that loads in the document. Such a face would be laid out before the frame's callbacks, too early
  // for the code that breaks lines (web/controls/lines.ts): words would go to another line and back
  document.fonts.dispatchEvent(new Event('loadingdone'));
}

function faceOf(url: string, style: string): FontFace {
  return new FontFace('Source Sans 3', `url("${url}")`, { style, weight: '200 900', display: 'swap' });
}
