// An arrival order as a picture needs it.

import type { Arrival } from './crossings.ts';

/** What each arrival is by its number alone (RFC 4737): below one that came before it, or a number that has come. */
export function arrivalsOf(order: ArrayLike<number>): Arrival[] {
  const seen = new Set<number>();
  let highest = Number.NEGATIVE_INFINITY;
  return Array.from(order, (sequence): Arrival => {
    const kind = seen.has(sequence) ? 'duplicate' : sequence < highest ? 'reordered' : 'in-order';
    seen.add(sequence);
    highest = Math.max(highest, sequence);
    return { sequence, kind };
  });
}

/** The list with one of its items at another place. */
export function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  const [item] = list.slice(from, from + 1);
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}
