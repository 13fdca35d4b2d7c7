// What a simulation of the jitter path depends on: the keys of the jobs.

import type { MetricsScenario } from '#pkg/params.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';

/** The model's part of a scenario, without the parameters that a job gives by itself. */
export function textWithout(
  scenario: Readonly<MetricsScenario>,
  given: readonly (keyof MetricsScenario)[],
): string {
  return encodeModelWithout('metrics', scenario, ['seq', ...given]);
}

/** Points of about 2 ms each in a call, so that a call stays below 10 ms and a drag never waits long. */
export function pointsPerCall(packets: number): number {
  return Math.max(1, Math.min(8, Math.floor(300_000 / packets)));
}
