// Texts of a simulation of the jitter path, which are the keys of its jobs.

import type { MetricsScenario } from '#pkg/params.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';

/** The scenario's text for the model, without parameters that a job varies itself. */
export function textWithout(
  scenario: Readonly<MetricsScenario>,
  given: readonly (keyof MetricsScenario)[],
): string {
  return encodeModelWithout('metrics', scenario, ['seq', ...given]);
}

/** Number of points in a call: a point takes about 2 ms, and calls below 10 ms never make a drag wait. */
export function pointsPerCall(packets: number): number {
  return Math.max(1, Math.min(8, Math.floor(300_000 / packets)));
}
