// The densities of one sample, for their figures and sentences.

import type { ReorderingMeasures } from '#pkg/metrics.js';
import { measureIn } from '../../../bench/results/table.ts';
import type { BufferOccupancy, Displaced } from './sentences.ts';

export function sampleDisplacement({ rd, threshold, beyond, values }: ReorderingMeasures): Displaced {
  return { rd, threshold, beyond, mean: measureIn('metrics', values, 'mean_displacement') };
}

export function sampleOccupancy({
  rbd,
  rbdNeglectingLosses,
  threshold,
  tooLate,
  values,
}: ReorderingMeasures): BufferOccupancy {
  const lost = measureIn('metrics', values, 'lost');
  return {
    rbd,
    threshold,
    tooLate,
    mean: measureIn('metrics', values, 'buffer_mean'),
    neglecting: lost > 0 ? rbdNeglectingLosses : undefined,
  };
}
