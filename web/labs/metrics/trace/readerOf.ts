// Which module reads a file: captures have a smaller one, which is enough for them.

import { ADDRESSES } from '#pkg/addresses.ts';
import { MAGICS } from '#pkg/magics.ts';
import type { ReaderName } from './messages.ts';

/** By its first bytes. A packed file is taken for a capture, until it turns out to be a text; two files need the module for any. */
export async function readerOf(file: Blob, other?: Blob): Promise<ReaderName> {
  // the page as one file may have one module alone
  if (other !== undefined || ADDRESSES.trace === '') return 'texts';
  const head = file.slice(0, Math.max(...MAGICS.map((magic) => magic.length)));
  // a file that cannot be read says so when it is read
  const first = new Uint8Array(await head.arrayBuffer().catch(() => new ArrayBuffer(0)));
  const isCapture = MAGICS.some((magic) => magic.every((byte, at) => first[at] === byte));
  return isCapture ? 'trace' : 'texts';
}
