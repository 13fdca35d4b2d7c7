// The jitter's axis, and the jitters of the curves.

import type { MetricsScenario, NumberValues } from '#pkg/params.ts';
import type { AxisSpec } from '../../../charts/frame/axis.ts';
import { paramsOf } from '../../../scenario/values.ts';

/** As many jitters as the paper has. */
export const JITTERS = 62;

/** The jitters that a scenario can have, ms. */
export const JITTER = jitterValues();

/** Where the paper's figures end, ms. */
const PAPER_END = 10;
const LOWEST = 0.01;

export interface JitterAxis {
  readonly scale: 'linear' | 'log';
  readonly domain: readonly [number, number];
}

/** 0 to 10 ms as in the paper, and further where the scenario's own jitter lies beyond. */
export function jitterAxis({ axis, jitter }: Pick<MetricsScenario, 'axis' | 'jitter'>): JitterAxis {
  const end = jitter > PAPER_END ? JITTER.max : PAPER_END;
  return { scale: axis, domain: [axis === 'log' ? LOWEST : 0, end] };
}

/** From end to end, evenly or by ratios. */
export function jittersOf({ scale, domain: [low, high] }: JitterAxis): number[] {
  const place = (share: number) =>
    scale === 'log' ? low * (high / low) ** share : low + (high - low) * share;
  return Array.from({ length: JITTERS }, (_, i) => place(i / (JITTERS - 1)));
}

export function axisSpec({ scale, domain }: JitterAxis): AxisSpec {
  return { label: 'Jitter j', unit: 'ms', scale, domain };
}

function jitterValues(): NumberValues {
  const values = paramsOf('metrics').find(({ id }) => id === 'jitter')?.values;
  if (values?.kind !== 'number') throw new Error('metrics has no jitter');
  return values;
}
