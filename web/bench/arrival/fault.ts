// Where a text could not be read.

import { BETWEEN_ITEMS } from '../../scenario/grammar.ts';
import { sentence } from '../words/sentence.ts';

export interface Fault {
  readonly message: string;
  /** Characters of the items' beginnings, from 1; characters as people and Rust count them, not UTF-16 halves. */
  readonly positions: ArrayLike<number>;
}

/** What is wrong with the first item, and how many others there are. */
export function faultOf(error: string, positions: ArrayLike<number>): Fault {
  const others = positions.length - 1;
  const more =
    others <= 0 ? '' : ` ${others === 1 ? 'Another item' : `${others} other items`} cannot be read either.`;
  return { message: `${sentence(error)}${more}`, positions };
}

export interface Piece {
  readonly text: string;
  readonly isBad: boolean;
}

/** The text cut into what can be read and the items that cannot. */
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
