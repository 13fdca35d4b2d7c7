import { expect, test } from 'vitest';
import { textOf } from '../../../bench/lead/parts.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import type { RedMeasure } from '../frontier/lines.ts';
import { reorderedParts } from './sentences.ts';

function said(shares: readonly [number, number, number], ci95: number | null) {
  const [reordered_ratio, lag3_ratio, useless_retransmission_ratio] = shares.map(
    (mean): Estimate => ({ mean, ci95: mean === 0 ? 0 : ci95 }),
  );
  const found = { reordered_ratio, lag3_ratio, useless_retransmission_ratio };
  const parts = reorderedParts(new Map(Object.entries(found) as [RedMeasure, Estimate][]));
  return parts && textOf(parts);
}

test('shares are said to the digits of their intervals', () => {
  expect(said([0.13338, 0.00467, 0.006086], 0.005)).toBe(
    '13.3% of the packets are reordered, 0.5% behind three or more; 0.6% are needless retransmissions',
  );
  expect(said([0.13338, 0.00467, 0.006086], null)).toBe(
    '13.34% of the packets are reordered, 0.47% behind three or more; 0.61% are needless retransmissions',
  );
});

test('where no packet overtakes another, every packet arrives in order', () => {
  expect(said([0, 0, 0], 0)).toBe('every packet arrives in order; 0% are needless retransmissions');
});

test('nothing is said before it is known', () => {
  expect(reorderedParts(null)).toBeNull();
  expect(reorderedParts(new Map())).toBeNull();
});
