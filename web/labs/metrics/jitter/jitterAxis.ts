// The jitter's axis, and the jitters of the curves.

import { JITTERS, LEAST } from '#pkg/metrics.md.heads.ts';
import type { MetricsScenario } from '#pkg/params.ts';
import { type ParameterAxis, parameterAxis, samplePoints } from '../../../bench/results/parameterAxis.ts';

export type JitterAxis = ParameterAxis<'jitter'>;

/** 0 to 10 ms as in the paper, and further where the scenario's own jitter lies beyond. */
export function jitterAxis(scenario: Readonly<Pick<MetricsScenario, 'axis' | 'jitter'>>): JitterAxis {
  const { axis: scale } = scenario;
  return parameterAxis('metrics', 'jitter', scenario, {
    scale,
    start: scale === 'log' ? LEAST : 0,
  });
}

/** From end to end, evenly or by ratios, each as a link holds it. */
export function jittersOf(axis: JitterAxis): number[] {
  return samplePoints(axis, JITTERS);
}
