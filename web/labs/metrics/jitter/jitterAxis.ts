// The jitter's axis, and the jitters of the curves.

import type { MetricsScenario } from '#pkg/params.ts';
import type { AxisSpec } from '../../../charts/frame/axis.ts';

/** As many jitters as the paper has. */
export const JITTERS = 62;

const PAPER_END = 10;
const LOWEST = 0.01;

export interface JitterAxis {
  readonly scale: 'linear' | 'log';
  readonly domain: readonly [number, number];
}

/** 0 to 10 ms as in the paper, and further where the scenario's own jitter lies beyond. */
export function jitterAxis({ axis, jitter }: Pick<MetricsScenario, 'axis' | 'jitter'>): JitterAxis {
  const end = jitter > PAPER_END ? 2 * PAPER_END : PAPER_END;
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
