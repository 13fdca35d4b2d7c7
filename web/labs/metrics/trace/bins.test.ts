import { expect, test } from 'vitest';
import { binsOf, columnsOf } from './bins.ts';

function series(packets: number, bins: number) {
  const of = (value: (bin: number) => number) => Uint32Array.from({ length: bins }, (_, i) => value(i));
  return {
    unit: 'packets' as const,
    start: 0,
    width: packets / bins,
    received: of((i) => Math.ceil(((i + 1) * packets) / bins) - Math.ceil((i * packets) / bins)),
    reordered: of((i) => i % 2),
    duplicates: of(() => 1),
    extent: of((i) => i),
  };
}

test.each([
  // as many packets as intervals in the trace
  [98, 98, 7],
  [495, 120, 15],
  [97, 97, 10],
  [5, 5, 5],
  [100_000, 120, 120],
  [1, 1, 1],
])('%d packets in %d intervals are shown in %d', (packets, bins, shown) => {
  const given = series(packets, bins);
  const found = binsOf(given);
  expect(found.received).toHaveLength(shown);
  expect(found.edges).toHaveLength(shown + 1);
  const sum = (values: Uint32Array) => values.reduce((all, one) => all + one, 0);
  for (const id of ['received', 'reordered', 'duplicates'] as const)
    expect(sum(found[id])).toBe(sum(given[id]));
  expect(Math.max(...found.extent)).toBe(bins - 1);
  expect([found.edges[0], found.edges.at(-1)]).toEqual([0, packets]);
  // an interval holds exactly the arrivals between its bounds
  expect(Array.from(found.received)).toEqual(
    Array.from({ length: shown }, (_, i) => (found.edges[i + 1] ?? 0) - (found.edges[i] ?? 0)),
  );
});

test('where nothing is reordered there is no extent', () => {
  const found = { ...binsOf(series(98, 98)), reordered: Uint32Array.of(0, 2), extent: Uint32Array.of(0, 7) };
  expect(columnsOf(found).extent_max).toEqual([Number.NaN, 7]);
});
