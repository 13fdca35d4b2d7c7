// The axis of the jitter, and the jitters at which curves are computed.

import { JITTERS, LEAST } from '#pkg/metrics.md.heads.ts';
import type { MetricsScenario } from '#pkg/params.ts';
import { type ParameterAxis, parameterAxis, samplePoints } from '../../../bench/results/parameterAxis.ts';

export type JitterAxis = ParameterAxis<'jitter'>;

/** 0 to 10 ms as in the paper, and further where the scenario's own jitter is beyond 10 ms. */
export function jitterAxis(scenario: Readonly<Pick<MetricsScenario, 'axis' | 'jitter'>>): JitterAxis {
  const { axis: scale } = scenario;
  return parameterAxis('metrics', 'jitter', scenario, {
    scale,
    start: scale === 'log' ? LEAST : 0,
  });
}

/** Sample points over the whole axis, evenly spaced on its scale, and rounded as in a link. */
export function jittersOf(axis: JitterAxis): number[] {
  return samplePoints(axis, JITTERS);
}
