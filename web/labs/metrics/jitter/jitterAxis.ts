// The jitter's axis, and the jitters of the curves.

import type { MetricsScenario } from '#pkg/params.ts';
import { type ParameterAxis, parameterAxis, places } from '../../../bench/axes/parameterAxis.ts';

/** As many jitters as the paper has. */
export const JITTERS = 62;

/** Where the paper's figures end, ms. */
const PAPER_END = 10;
const LOWEST = 0.01;

export type JitterAxis = ParameterAxis<'jitter'>;

/** 0 to 10 ms as in the paper, and further where the scenario's own jitter lies beyond. */
export function jitterAxis(scenario: Readonly<Pick<MetricsScenario, 'axis' | 'jitter'>>): JitterAxis {
  const { axis: scale } = scenario;
  return parameterAxis('metrics', 'jitter', scenario, {
    ends: [PAPER_END],
    scale,
    start: scale === 'log' ? LOWEST : 0,
  });
}

/** From end to end, evenly or by ratios. */
export function jittersOf(axis: JitterAxis): number[] {
  return places(axis, JITTERS);
}
