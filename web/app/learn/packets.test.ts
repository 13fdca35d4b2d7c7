// Distributions over packets are of the same runs as the measures.

import { expect, test } from 'vitest';
import { measureIn } from '../../bench/results/table.ts';
import { shareBetween } from '../../bench/rows/rows.ts';
import { poolInProcess } from '../../sim/inProcess.testing.ts';
import { measurerOf } from './measurers.ts';

const pool = poolInProcess();
const rowsOf = async (lab: 'alf' | 'metrics', link: string, packets?: string) =>
  (await measurerOf(lab, packets))(pool, link, null, new AbortController().signal);

/** The mean of a distribution over whole numbers. */
function meanOf(row: ArrayLike<number>, of = (value: number) => value): number {
  const [from = 0, ...shares] = Array.from(row);
  return shares.reduce((sum, share, at) => sum + of(from + at) * share, 0);
}

test.each(['#/metrics?law=exponential&jitter=0.1&runs=3', '#/metrics?seq=1+2+4+5+3+6'])(
  'places of the packets: %s',
  async (link) => {
    const rows = await rowsOf('metrics', link, 'displacement');
    const measures = await rowsOf('metrics', link);
    expect(rows).toHaveLength(measures.length);
    for (const [run, row] of rows.entries()) {
      expect(shareBetween(row, -1e9, 1e9)).toBeCloseTo(1, 9);
      // packets that are late by more places than the distribution has are in neither
      expect(meanOf(row, Math.abs)).toBeCloseTo(
        measureIn('metrics', measures[run] ?? [], 'mean_displacement'),
        6,
      );
    }
  },
);

test.each(['in_order', 'out_of_order'] as const)('waits of the application, %s', async (mode) => {
  const link = '#/alf?n=200&runs=3';
  const rows = await rowsOf('alf', link, `blocking_${mode}`);
  const measures = await rowsOf('alf', link);
  expect(rows).toHaveLength(3);
  for (const [run, row] of rows.entries()) {
    expect(shareBetween(row, 0, 1e9)).toBeCloseTo(1, 9);
    // the distribution has whole milliseconds, rounded down
    const cut = measureIn('alf', measures[run] ?? [], `blocking_mean_${mode}`) - meanOf(row);
    expect(cut).toBeGreaterThanOrEqual(0);
    expect(cut).toBeLessThan(1);
  }
});

test('what a laboratory has no distribution of is said', async () => {
  await expect(measurerOf('alf', 'constructor')).rejects.toThrow(
    'alf has no distribution of packets “constructor”',
  );
});
