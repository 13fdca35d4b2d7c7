// The items of a text that could not be read.

import { BETWEEN_ITEMS } from '../../scenario/grammar.ts';
import { sentence } from '../words/sentence.ts';

export interface Fault {
  readonly message: string;
  /** Where the items begin, in characters from 1: Unicode characters as in Rust, not UTF-16 code units. */
  readonly positions: ArrayLike<number>;
}

/** The error of the first unreadable item, with the number of the others. */
export function faultOf(error: string, positions: ArrayLike<number>): Fault {
  const others = positions.length - 1;
  const more =
    others <= 0 ? '' : ` ${others === 1 ? 'Another item' : `${others} other items`} cannot be read either.`;
  return { message: `${sentence(error)}${more}`, positions };
}

interface Piece {
  readonly text: string;
  readonly isBad: boolean;
}

/** The text cut into readable pieces and unreadable items. */
export function pieces(text: string, positions: ArrayLike<number>): Piece[] {
  const characters = Array.from(text);
  const found: Piece[] = [];
  let at = 0;
  const take = (to: number, isBad: boolean) => {
    if (to > at) found.push({ text: characters.slice(at, to).join(''), isBad });
    at = Math.max(at, to);
  };
  for (const position of Array.from(positions)) {
    const from = Math.max(0, position - 1);
    let to = from;
    while (to < characters.length && !BETWEEN_ITEMS.test(characters[to] ?? '')) to += 1;
    take(from, false);
    take(to, true);
  }
  take(characters.length, false);
  return found;
}
