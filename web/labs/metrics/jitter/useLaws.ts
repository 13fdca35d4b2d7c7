// What the figures against jitter have in common: the laws that are shown, along the axis and at the scenario's own jitter.

import { useScenario } from '../../../scenario/react.tsx';
import { jitterAxis } from './jitterAxis.ts';
import { useClosedForms } from './useClosedForms.ts';
import { useDensities } from './useDensities.ts';
import { useJitterCurves } from './useJitterCurves.ts';

export function useLaws() {
  const scenario = useScenario('metrics');
  const axis = jitterAxis(scenario);
  return {
    axis,
    curves: useJitterCurves(scenario, axis),
    /** What is known at the scenario's own jitter. */
    densities: useDensities(scenario).result,
    forms: useClosedForms(scenario),
  };
}
