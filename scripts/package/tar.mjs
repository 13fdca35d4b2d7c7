// Writes archives that have the same bytes for the same files: they contain no times and no user names.

import { gzipSync } from 'node:zlib';

const BLOCK = 512;

/** @typedef {{ name: string, content: Uint8Array, isProgram?: boolean }} Entry */

/** POSIX.1-1988 (ustar), compressed. @param {readonly Entry[]} entries */
export function tarGz(entries) {
  const parts = entries.flatMap(({ name, content, isProgram }) => [
    header(name, content.length, isProgram ? '755' : '644'),
    content,
    new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK),
  ]);
  return gzipSync(Buffer.concat([...parts, new Uint8Array(2 * BLOCK)]), { level: 9 });
}

/** @param {string} name @param {number} size @param {string} mode */
function header(name, size, mode) {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for the archive`);
  const block = Buffer.alloc(BLOCK);
  /** @param {number} value @param {number} digits */
  const octal = (value, digits) => `${value.toString(8).padStart(digits, '0')}\0`;
  block.write(name, 0);
  block.write(`${mode.padStart(7, '0')}\0`, 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(0, 11), 136);
  // the checksum counts its own field as spaces
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\0', 257);
  block.write('00', 263);
  const sum = block.reduce((sum, byte) => sum + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}
