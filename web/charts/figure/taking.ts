// Saves a figure as files: loaded when a reader asks for one.

import { figurePicture, pictureBitmap, type Words } from './picture.ts';
import { csvText, type DataColumn } from './table.ts';

export async function savePicture(
  kind: 'svg' | 'png',
  name: string,
  body: HTMLElement,
  words: Words,
): Promise<void> {
  const picture = figurePicture(body, words);
  const content =
    kind === 'svg' ? new Blob([picture.svg], { type: 'image/svg+xml' }) : await pictureBitmap(picture);
  offerFile(`${name}.${kind}`, content);
}

export function saveTable(name: string, columns: readonly DataColumn[]): void {
  offerFile(`${name}.csv`, new Blob([csvText(columns)], { type: 'text/csv;charset=utf-8' }));
}

/** Offers a file to the reader as a download; nothing leaves the browser. */
function offerFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start the download after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
