// Finds the symbols in a text, and their subscripts: "Ta" is T with the subscript a. Texts contain no markup, because
// they are also spoken, measured and put into tables.

interface Piece {
  readonly text: string;
  /** `index` is a subscript after its `stem`; `plain` is no symbol. */
  readonly kind: 'plain' | 'stem' | 'index';
}

/**
 * The papers' symbols: those with a subscript, those of one word, and single letters, which are symbols only before a
 * value, a unit or the end of the text, since "A" is also a word.
 */
const SYMBOL =
  /(?<![\p{L}\d_])(?:(min|max|P|w)_(th|max|min|q)|(T)([ai])|(G)(b)|(E)(r)|([DB])(T|max)|(p)(s)|(MD|τ)|([A-Zjnpq])(?=$| [=<>≥≤(/±]|\/| in [mpb]| Dmax))(?![\p{L}\d_])/gu;

/** Spaces that must not break: before a unit, after ± and ln, and around the = before a number. */
const UNIT = /(?<=\d) (?=m?s\b|[kM]bit|kB)|(?<=±|\bln) |(?<==) (?=[\d−])| (?== [\d−])/g;

/** The text with non-breaking spaces, so that a number stays on a line with its unit, its interval and its symbol. */
export function withHardSpaces(text: string): string {
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
