/** The FNV-1a hash of bytes or code points, of 32 bits. */
export function fnv1a(symbols: Iterable<number>): number {
  let hash = 0x811c9dc5;
  for (const symbol of symbols) hash = Math.imul(hash ^ symbol, 0x01000193);
  return hash >>> 0;
}

/** The FNV-1a hash of a text's code points. */
export function hashOf(text: string): number {
  return fnv1a(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
}
