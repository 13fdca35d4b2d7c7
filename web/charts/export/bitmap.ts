// A picture as PNG, with its texts in the file's own metadata fields, where catalogues and scripts find them.

import type { Picture } from './picture.ts';

/** Pixels of the PNG for each pixel of the picture: sharp on slides and on paper. */
const FACTOR = 2;

const NOT_DRAWN = 'The PNG could not be drawn: a host has to allow img-src blob:. An SVG works.';

export async function pictureBitmap(
  svg: string,
  { width, height, millimetres }: Pick<Picture, 'width' | 'height' | 'millimetres'>,
  fields: readonly (readonly [name: string, text: string])[],
): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    // decode() would never settle for a picture that a host's policy blocks
    await new Promise((done, fail) => {
      image.addEventListener('load', done, { once: true });
      image.addEventListener('error', () => fail(new Error(NOT_DRAWN)), { once: true });
      image.src = url;
    });
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * FACTOR;
    canvas.height = height * FACTOR;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser offers no canvas to draw the PNG on.');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('The figure is too large for a PNG.');
    // pixels per metre, as the PNG field pHYs gives it
    const density = Math.round((canvas.width / millimetres) * 1000);
    return withFields(new Uint8Array(await blob.arrayBuffer()), density, fields);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Length of the signature and the header chunk (bytes): the other chunks follow. */
const HEAD = 33;

function withFields(
  png: Uint8Array<ArrayBuffer>,
  perMetre: number,
  fields: readonly (readonly [string, string])[],
): Blob {
  const density = new Uint8Array(9);
  const view = new DataView(density.buffer);
  view.setUint32(0, perMetre);
  view.setUint32(4, perMetre);
  density[8] = 1;
  const texts = fields.map(([name, text]) => chunk('iTXt', encoded(`${name}\0\0\0\0\0${text}`)));
  return new Blob([png.subarray(0, HEAD), chunk('pHYs', density), ...texts, png.subarray(HEAD)], {
    type: 'image/png',
  });
}

const encoded = (text: string) => new TextEncoder().encode(text);

/** PNG specification, section 5.3: length, type, data, and the check of type and data. */
function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(encoded(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, checkOf(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** CRC-32 (PNG specification, annex D). */
function checkOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
