// The paper's two gains (on completion time, on latency), as the figures name them.

import { PLAN } from '#pkg/alf.curve.heads.ts';
import type { AlfScenario } from '#pkg/params.ts';
import type { AxisSpec } from '../../../charts/scales/axis.ts';

const AXES: Readonly<Record<AlfScenario['g'], AxisSpec>> = {
  completion: { label: 'Gain by not waiting (G)', format: '.0%' },
  latency: { label: 'Gain per packet by not waiting', format: '.0%' },
};

const TITLES: Readonly<Record<AlfScenario['g'], string>> = {
  completion: 'Gain (G)',
  latency: 'Gain per packet',
};

/** The measure of each gain in tables. */
export const GAIN_MEASURES = PLAN.shown.of;

export function gainAxis({ g }: Pick<AlfScenario, 'g'>): AxisSpec {
  return AXES[g];
}

export function gainTitle({ g }: Pick<AlfScenario, 'g'>): string {
  return TITLES[g];
}
