// Where a text has a symbol, and what of it stands below the line: "Ta" is T with a small a. Texts are typed flat, for
// they are also spoken, measured and put into tables.

export interface Piece {
  readonly text: string;
  /** `index` stands below the line, after its `stem`; `plain` is no symbol. */
  readonly kind: 'plain' | 'stem' | 'index';
}

/**
 * Symbols of the papers with an index; those of one word; and single letters, which are symbols only where a value, a
 * unit or nothing follows, for "A" is a word too.
 */
const SYMBOL =
  /(?<![\p{L}\d_])(?:(min|max|P|w)_(th|max|q)|(T)([ai])|(G)(b)|(E)(r)|([DB])(T)|(p)(s)|(MD|τ)|([A-Zjnpq])(?=$| [=<>≥≤(/]|\/| in [mpb]))(?![\p{L}\d_])/gu;

/** Before what is read as a part of a number, behind the sign of its interval, and about the sign before it. */
const UNIT = /(?<=\d) (?=m?s\b|[kM]bit|kB)|(?<=±) |(?<==) (?=[\d−])| (?== [\d−])/g;

/** A number and its unit stand in one line, and so do the sign and the half of an interval, and a symbol and its value. */
export function bound(text: string): string {
  return text.replace(UNIT, '\u00a0');
}

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(SYMBOL)) {
    const [stem = '', index] = match.slice(1).filter((part) => part !== undefined);
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), kind: 'plain' });
    pieces.push({ text: stem, kind: 'stem' });
    if (index !== undefined) pieces.push({ text: index, kind: 'index' });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), kind: 'plain' });
  return pieces;
}
