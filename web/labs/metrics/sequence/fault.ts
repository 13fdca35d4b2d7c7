// Where a text could not be read.

export interface Fault {
  readonly message: string;
  /** Character of the item's beginning, from 1; characters as people and Rust count them, not UTF-16 halves. */
  readonly position: number;
}

/** What stands before the item at `position`, the item itself, and what stands behind it. */
export function splitAt(text: string, position: number): readonly [string, string, string] {
  const characters = Array.from(text);
  const from = Math.max(0, position - 1);
  let to = from;
  while (to < characters.length && !/[\p{White_Space},]/u.test(characters[to] ?? '')) to += 1;
  const part = (start: number, end?: number) => characters.slice(start, end).join('');
  return [part(0, from), part(from, to), part(to)];
}
