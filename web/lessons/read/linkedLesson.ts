// A lesson in a link: the address holds its text, compressed and in URL-safe base64. The link alone gives the lesson; nothing is
// fetched.

import { AT_MOST } from './reader.ts';

/** The prefix of such a text, which takes the place of a lesson's name in the address. */
const IN_LINK = 'text=';

/** The most characters of a compressed lesson: the page reads 8192 of an address, and the answers follow the lesson. */
export const PACKED_AT_MOST = 6000;

/** The text as it takes the place of a lesson's name; null if it is too long for a link. */
export async function packLesson(text: string): Promise<string | null> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity);
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const word = letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return word.length > PACKED_AT_MOST ? null : `${IN_LINK}${word}`;
}

/** The text of a lesson in a link; throws an error with a sentence for the reader if it is damaged. */
export async function unpackLesson(id: string): Promise<string> {
  const word = id.slice(IN_LINK.length);
  if (!id.startsWith(IN_LINK) || word.length > PACKED_AT_MOST || !/^[\w-]+$/.test(word)) throw damaged();
  try {
    const letters = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    // a limit, because a few letters of a hostile link could decompress to gigabytes; a character has at most four bytes
    const text = await through(bytes, new DecompressionStream('deflate-raw'), 4 * AT_MOST.characters);
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    throw damaged();
  }
}

function damaged(): Error {
  return new Error('The link holds no whole lesson: a part of it may have been cut off on its way here.');
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error('more than a lesson');
    }
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
