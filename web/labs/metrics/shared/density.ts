// Densities over whole numbers.

import type { MetricsScenario } from '#pkg/params.ts';
import type { AxisSpec } from '../../../charts/scales/axis.ts';

export function shareAxis(label: string, scale: MetricsScenario['density']): AxisSpec {
  return scale === 'log'
    ? { label, scale, format: '~g', readout: '.3~p' }
    : { label, format: '~%', readout: '.3~p' };
}

/** First and last index with a share, or null where there is none. */
export function support(shares: ArrayLike<number>): readonly [number, number] | null {
  let first = -1;
  let last = -1;
  for (let i = 0; i < shares.length; i += 1) {
    if (!((shares[i] ?? 0) > 0)) continue;
    if (first < 0) first = i;
    last = i;
  }
  return first < 0 ? null : [first, last];
}

/** `length` whole numbers, from `from` on. */
export function wholeNumbers(from: number, length: number): number[] {
  return Array.from({ length }, (_, i) => from + i);
}
