// Whether the threshold has a say in what is measured of an arrival order.

import type { SequenceMeasures } from '#pkg/metrics.js';
import { counted } from '../../../bench/words/counts.ts';

type Found = Pick<SequenceMeasures, 'displacement' | 'givenUp'> & {
  readonly measures: Pick<SequenceMeasures['measures'], 'beyond' | 'tooLate'>;
};

export function thresholdNote({ displacement, givenUp, measures }: Found, threshold: number): string {
  const { beyond, tooLate } = measures;
  const gaveUp = givenUp.reduce((sum, count) => sum + (Number.isNaN(count) ? 0 : count), 0);
  const parts = [
    ...(beyond > 0 ? [`takes ${counted(beyond, 'packet')} for lost`] : []),
    ...(gaveUp > 0 ? [`makes the buffer give up ${counted(gaveUp, 'missing number')}`] : []),
    ...(tooLate > 0 ? [`leaves ${counted(tooLate, 'packet')} too late for it`] : []),
  ];
  if (parts.length > 0) return `A threshold of ${threshold} ${parts.join(', ')}.`;
  const most = displacement.reduce((size, value) => Math.max(size, Math.abs(value) || 0), 0);
  return most === 0
    ? 'Nothing is displaced here: the threshold changes nothing.'
    : `Nothing here is displaced by more than ${most}: a threshold above it changes nothing.`;
}
