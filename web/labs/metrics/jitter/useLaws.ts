// What the figures against jitter have in common: the laws that are shown, along the axis and at the scenario's own jitter.

import { differing } from '../../../bench/differences/differing.ts';
import { useKept, useScenario } from '../../../scenario/react.tsx';
import { jitterAxis } from './jitterAxis.ts';
import { useClosedForms } from './useClosedForms.ts';
import { useDensities } from './useDensities.ts';
import { useJitterCurves } from './useJitterCurves.ts';

export function useLaws() {
  const scenario = useScenario('metrics');
  const axis = jitterAxis(scenario);
  const kept = useKept('metrics');
  // its own law alone; where nothing is kept these are the same curves
  const keptCurves = useJitterCurves(kept === null ? scenario : { ...kept, laws: 'one' }, axis);
  // one that differs in its jitter alone lies on the same curve, at another place of the axis
  const isApart = kept !== null && differing('metrics', scenario, kept).some(({ id }) => id !== 'jitter');
  return {
    axis,
    /** The kept scenario's law along the axis; undefined where nothing is kept that has another curve. */
    ghost: !isApart || keptCurves.isStale ? undefined : keptCurves.result?.[0],
    curves: useJitterCurves(scenario, axis),
    /** What is known at the scenario's own jitter. */
    densities: useDensities(scenario).result,
    forms: useClosedForms(scenario),
  };
}
