// Embeds the page's fonts in a file: a picture elsewhere has no page to load them from.

import italic from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2?url';
import roman from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

async function face(url: string, style: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `@font-face{font-family:"Source Sans 3";font-style:${style};font-weight:200 900;src:url(data:font/woff2;base64,${btoa(text)}) format("woff2")}`;
}

/** A style with the fonts that the markup uses; empty if they cannot be loaded: other fonts then stand in. */
export async function fontFaceCss(markup: string): Promise<string> {
  try {
    const faces = [face(roman, 'normal')];
    if (markup.includes('font-style="italic"')) faces.push(face(italic, 'italic'));
    return (await Promise.all(faces)).join('');
  } catch {
    return '';
  }
}
