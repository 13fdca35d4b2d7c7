// Shared by the figures against jitter: the laws along the axis, and at the scenario's own jitter.

import { keptMarkers } from '../../../bench/compare/keptMarkers.ts';
import { differingParams } from '../../../bench/differences/differingParams.ts';
import { useKept, useScenario } from '../../../scenario/react.tsx';
import { jitterAxis } from './jitterAxis.ts';
import { useClosedForms } from './useClosedForms.ts';
import { useDensities } from './useDensities.ts';
import { useJitterCurves } from './useJitterCurves.ts';

export function useLaws() {
  const scenario = useScenario('metrics');
  const axis = jitterAxis(scenario);
  const kept = useKept('metrics');
  // the kept scenario's own law only; without a kept scenario these are the scenario's own curves
  const keptCurves = useJitterCurves(kept === null ? scenario : { ...kept, laws: 'one' }, axis);
  // a kept scenario that differs in its jitter only lies on the same curve
  const isApart =
    kept !== null && differingParams('metrics', scenario, kept).some(({ id }) => id !== 'jitter');
  return {
    axis,
    /** The kept scenario's law along the axis; undefined without a kept scenario, or where it has the same curve. */
    ghost: !isApart || keptCurves.isStale ? undefined : keptCurves.result?.[0],
    /** The line at the kept scenario's jitter, where it has the same curve. */
    place: keptMarkers('metrics', scenario, kept, 'jitter'),
    curves: useJitterCurves(scenario, axis),
    /** The results at the scenario's own jitter. */
    densities: useDensities(scenario).result,
    forms: useClosedForms(scenario),
  };
}
