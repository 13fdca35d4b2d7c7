// The gain surface, for the figure and for its leading sentence.

import { useMemo } from 'react';
import { PLAN } from '#pkg/alf.surface.heads.ts';
import type { AlfScenario } from '#pkg/params.ts';
import { currentResult, gridFor, matrixOf } from '../../../bench/along/along.ts';
import { useAlong } from '../../../bench/along/useAlong.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { GAINS } from './gains.ts';

/** Resolution and runs of the small picture, which is computed again at every step of a slider. */
const SMALL = { side: 16, runs: 2 } as const;

export function useSurface(scenario: Readonly<AlfScenario>, isSmall = false) {
  const laid = gridFor(PLAN, scenario, isSmall ? SMALL.side : undefined);
  const asked = {
    priority: PRIORITY.later,
    runs: isSmall ? Math.min(SMALL.runs, scenario.runs) : scenario.runs,
  };
  const surface = useAlong(PLAN, laid, scenario, GAINS, asked);
  const found = currentResult(surface.result, laid);
  const measure = PLAN.shown.of[scenario.g];
  const matrix = useMemo(() => matrixOf(found, measure), [found, measure]);
  return { laid, asked, surface, found, matrix, across: laid.x, up: laid.y ?? laid.x };
}
