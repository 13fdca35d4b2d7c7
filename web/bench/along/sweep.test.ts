import { describe, expect, test } from 'vitest';
import { type SweepPoint, type SweepSource, sweepCalls } from '../results/calls.ts';
import { Samples } from '../results/samples.ts';
import { gridOf } from './grid.ts';
import { lineOf } from './line.ts';
import { coarseToFineColumns, coarseToFinePasses, coarseToFineRows } from './order.ts';

const SOURCE: SweepSource<'alf_gains', 'gain'> = {
  measures: ['gain'],
  costPerCall: 4,
  call: (line, points, replication) => ({
    fn: 'alf_gains',
    args: [line, 'ta', Float64Array.from(points, ({ x }) => x), '', new Float64Array(0), replication],
  }),
};

const point = (line: string, x: number): SweepPoint => ({ line, x, y: Number.NaN, cost: 1 });

describe('the calls of a sweep', () => {
  const lines = ['a', 'b', 'c'];
  const points = lines.flatMap((line) => Array.from({ length: 62 }, (_, x) => point(line, x)));
  const order = coarseToFinePasses(62).flatMap((pass) =>
    lines.flatMap((_, i) => pass.map((at) => i * 62 + at)),
  );
  const { calls, size, partOf } = sweepCalls(SOURCE, points, order, 2);
  const all = [...calls];

  test('ask for every replication of every point once', () => {
    expect(all).toHaveLength(size);
    const asked = all.flatMap((_, i) => partOf(i).points.map((at) => 2 * at + partOf(i).replication));
    expect([...asked].sort((a, b) => a - b)).toEqual(Array.from({ length: 2 * 186 }, (_, i) => i));
  });

  test('begin with every eighth point of all lines, and go through one replication before the next', () => {
    const first = all.slice(0, 6);
    expect(first.flatMap(({ args }) => [...args[2]]).every((x) => x % 8 === 0)).toBe(true);
    expect(new Set(first.map(({ args }) => args[0]))).toEqual(new Set(lines));
    expect(all.map(({ args }) => args[5])).toEqual([...all.keys()].map((i) => (i < size / 2 ? 0 : 1)));
  });

  test('have points of one line each, and no more than they can compute in time', () => {
    for (const [i, { args }] of all.entries()) {
      const { points: of } = partOf(i);
      expect(of.length).toBeLessThanOrEqual(4);
      expect(of.every((at) => points[at]?.line === args[0])).toBe(true);
    }
  });
});

test('what is awaited is computed first, and everything once', () => {
  const points = ['a', 'b', 'c'].map((line) => point(line, 0));
  const awaited = { points: [1], runs: 2 };
  const { calls, size, awaited: first, partOf } = sweepCalls(SOURCE, points, [0, 1, 2], 3, awaited);
  const asked = Array.from(calls, ({ args: [line, , , , , replication] }) => `${line}${replication}`);
  expect(asked).toEqual(['b0', 'b1', 'a0', 'c0', 'a1', 'c1', 'a2', 'b2', 'c2']);
  expect(size).toBe(9);
  expect(first).toBe(2);
  const parts = asked.map(
    (_, i) => `${partOf(i).points.map((at) => points[at]?.line)}${partOf(i).replication}`,
  );
  expect(parts).toEqual(asked);
  // if more runs are awaited than there are, all are
  const all = sweepCalls(SOURCE, points, [0, 1, 2], 1, awaited);
  expect(Array.from(all.calls, ({ args: [line] }) => line)).toEqual(['b', 'a', 'c']);
});

test('a batch is one call, whatever it costs', () => {
  const columns = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((x) => ({ ...point('a', x), y: row, batch: x })),
  );
  const order = coarseToFineColumns(5, 3);
  expect([...order].sort((a, b) => a - b)).toEqual([...columns.keys()]);
  const { calls, partOf } = sweepCalls({ ...SOURCE, costPerCall: 1 }, columns, order, 2);
  const asked = [...calls].map(({ args }) => [...args[2]]);
  expect(asked.slice(0, 5)).toEqual([0, 4, 2, 1, 3].map((x) => [x, x, x]));
  expect(asked).toHaveLength(10);
  expect(partOf(6)).toEqual({ points: [4, 9, 14], replication: 1 });
  // and by rows
  expect(coarseToFineRows(3, 5).slice(0, 6)).toEqual([0, 1, 2, 12, 13, 14]);
});

describe('samples', () => {
  test('have means over the replications that are there', () => {
    const samples = new Samples(['md', 'entropy'], 6, 2);
    samples.add([3, 5], 0, Float64Array.of(1, 10, 3, 30));
    expect(samples.mean('md', 0)).toBeNull();
    expect([...lineOf(samples, 'md', [0, 5, 10], 0).x]).toEqual([]);
    expect([...lineOf(samples, 'md', [0, 5, 10], 3).x]).toEqual([0, 10]);
    samples.add([3, 5], 1, Float64Array.of(3, 12, 5, 32));
    const line = lineOf(samples, 'entropy', [0, 5, 10], 3);
    expect([...line.y]).toEqual([11, 31]);
    expect(samples.mean('md', 5)).toBe(4);
    // Student's quantile for one degree of freedom, times the standard deviation over the square root of 2
    expect((line.high[0] ?? 0) - 11).toBeCloseTo(12.706, 2);
  });

  test('fill the cells of a grid that are not known yet with the coarser cell', () => {
    const samples = new Samples(['gain'], 12, 1);
    samples.add([0, 1], 0, Float64Array.of(0.5, 0.25));
    expect([...gridOf(samples, 'gain', 4, 3)]).toEqual([
      0.5, 0.25, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5,
    ]);
  });
});
