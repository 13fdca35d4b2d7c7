// Turns an arrival order into the form that the chart needs.

import type { Arrival } from './crossings.ts';

/** Classifies each arrival by its number alone (RFC 4737): reordered if below an earlier arrival, or a duplicate. */
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

/** The list with one item moved to another index. */
export function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  const [item] = list.slice(from, from + 1);
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}
