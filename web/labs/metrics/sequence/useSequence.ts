// The measures of the arrival order in the field, while it is typed.

import { useMemo } from 'react';
import type { ReorderingMeasures } from '#pkg/metrics.js';
import type { MetricsScenario } from '#pkg/params.ts';
import { estimatesOf } from '../../../bench/results/estimates.ts';
import { useKept, useScenario } from '../../../scenario/react.tsx';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import { orderOf } from '../shared/bench.ts';

/** The measures of the kept arrival order; null where none is kept, or where it cannot be read. */
export function useKeptSequence(): ReorderingMeasures | null {
  const own = useScenario('metrics');
  const kept = useKept('metrics');
  // without a kept scenario this is the page's own order
  const { result, isStale } = useOrderMeasures(kept ?? own);
  if (kept === null || isStale || result === null) return null;
  return result.error === undefined ? result.measures : null;
}

export function useSequence(text: string, threshold: number) {
  return useCall(`sequence ${threshold} ${text}`, PRIORITY.now, () => ({
    fn: 'metrics_sequence',
    args: [text, threshold],
  }));
}

/** The measures of a scenario's arrival order. */
export function useOrderMeasures(scenario: Readonly<MetricsScenario>) {
  return useSequence(orderOf(scenario), scenario.dt);
}

/** An arrival order as a run, to compare it with another. */
export function useOrderRun(scenario: Readonly<MetricsScenario>) {
  const { result, isStale } = useOrderMeasures(scenario);
  return useMemo(() => {
    if (result === null || result.error !== undefined) return { result: null, isStale };
    const { values } = result.measures;
    return { result: { estimates: estimatesOf('metrics', [values]), rows: [values] }, isStale };
  }, [result, isStale]);
}
