// The gain curves, for the figure and for its leading sentence.

import { useMemo } from 'react';
import { PLAN } from '#pkg/alf.curve.heads.ts';
import type { AlfScenario } from '#pkg/params.ts';
import { currentResult, gridFor } from '../../../bench/along/along.ts';
import { useAlong } from '../../../bench/along/useAlong.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { familyOf, GAINS, linesOf } from './gains.ts';
import { type Bound, useAnalytical } from './useAnalytical.ts';

export function useGains(scenario: Readonly<AlfScenario>) {
  const laid = gridFor(PLAN, scenario);
  const curve = useAlong(PLAN, laid, scenario, GAINS, { priority: PRIORITY.soon });
  const family = familyOf(scenario);
  const found = currentResult(curve.result, laid);
  const own = family === null ? null : scenario[family];
  const measure = PLAN.shown.of[scenario.g];
  const lines = useMemo(() => linesOf(found, measure, own), [found, measure, own]);
  return { curve, axis: laid.x, up: laid.y, family, found, lines };
}

/** The paper's analysis along the axis; null where it is not shown, or not yet computed. */
export function useBound(
  scenario: Readonly<AlfScenario>,
  axis: Parameters<typeof useAnalytical>[1],
): Bound | null {
  const isShown = scenario.gb === 'show';
  const { result } = useAnalytical(isShown ? scenario : null, axis);
  return isShown && result?.axis === axis.id ? result : null;
}
