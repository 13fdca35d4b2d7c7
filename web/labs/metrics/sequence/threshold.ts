// How the threshold changes the measures of an arrival order.

import type { SequenceMeasures } from '#pkg/metrics.js';
import { countWithNoun } from '../../../bench/words/counts.ts';

type ThresholdMeasures = Pick<SequenceMeasures, 'givenUp'> & {
  readonly measures: Pick<SequenceMeasures['measures'], 'beyond' | 'tooLate'>;
};

/** A note on its effect; null where it has none. */
export function thresholdNote({ givenUp, measures }: ThresholdMeasures, threshold: number): string | null {
  const { beyond, tooLate } = measures;
  const gaveUp = givenUp.reduce((sum, count) => sum + (Number.isNaN(count) ? 0 : count), 0);
  const parts = [
    ...(beyond > 0 ? [`takes ${countWithNoun(beyond, 'packet')} for lost`] : []),
    ...(gaveUp > 0 ? [`makes the buffer give up ${countWithNoun(gaveUp, 'missing number')}`] : []),
    ...(tooLate > 0 ? [`leaves ${countWithNoun(tooLate, 'packet')} too late for it`] : []),
  ];
  return parts.length === 0 ? null : `A threshold of ${threshold} ${parts.join(', ')}.`;
}
