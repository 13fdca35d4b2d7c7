// Which module reads a file: captures have a smaller one.

import { ADDRESSES } from '#pkg/addresses.ts';
import { MAGICS } from '#pkg/magics.ts';
import type { ReaderName } from './messages.ts';

/** Modules for files with known first bytes, the smallest first; the module of texts reads any file. */
const READERS = [
  { name: 'captures', magics: MAGICS.captures },
  { name: 'archives', magics: [...MAGICS.captures, ...MAGICS.archives] },
] as const;

/**
 * The module for a file, by its first bytes. A packed file is taken for a capture until it turns out to be a text; two
 * files need the module for any.
 */
export async function readerOf(file: Blob, other?: Blob): Promise<ReaderName> {
  if (other !== undefined) return 'texts';
  const magics = READERS.flatMap((reader) => reader.magics);
  const head = file.slice(0, Math.max(...magics.map((magic) => magic.length)));
  // a file that cannot be read gives its error when it is read
  const first = new Uint8Array(await head.arrayBuffer().catch(() => new ArrayBuffer(0)));
  const isOf = (magic: readonly number[]) => magic.every((byte, at) => first[at] === byte);
  // the page as a single file contains one of the modules only
  const found = READERS.find((reader) => ADDRESSES[reader.name] !== '' && reader.magics.some(isOf));
  return found?.name ?? 'texts';
}
