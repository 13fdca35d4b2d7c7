// The measures of the arrival order that stands in the field, as it is typed.

import { useMemo } from 'react';
import type { ReorderingMeasures } from '#pkg/metrics.js';
import type { MetricsScenario } from '#pkg/params.ts';
import { estimatesOf } from '../../../bench/measures/estimates.ts';
import { useKept, useScenario } from '../../../scenario/react.tsx';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';

/** The measures of the arrival order that is kept; null where none is, or it cannot be read. */
export function useKeptSequence(): ReorderingMeasures | null {
  const { seq, dt } = useScenario('metrics');
  const kept = useKept('metrics');
  // where nothing is kept this is the order that the page has anyway
  const { result, isStale } = useSequence(kept?.seq ?? seq, kept?.dt ?? dt);
  if (kept === null || kept.seq === '' || isStale || result === null) return null;
  return result.error === undefined ? result.measures : null;
}

export function useSequence(text: string, threshold: number) {
  return useCall(`sequence ${threshold} ${text}`, PRIORITY.now, () => ({
    fn: 'metrics_sequence',
    args: [text, threshold],
  }));
}

/** An arrival order as a run that is compared with another. */
export function useOrderRun({ seq, dt }: Readonly<MetricsScenario>) {
  const { result, isStale } = useSequence(seq, dt);
  return useMemo(() => {
    if (result === null || result.error !== undefined) return { result: null, isStale };
    const { values } = result.measures;
    return { result: { estimates: estimatesOf('metrics', [values]), rows: [values] }, isStale };
  }, [result, isStale]);
}
