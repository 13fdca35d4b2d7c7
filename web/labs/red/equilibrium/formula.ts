// Padhye's formula, at the loss rate of each average queue, as curves.

import type { RedScenario } from '#pkg/params.ts';
import { POINTS } from '#pkg/red.equilibrium.heads.ts';
import type { RedEquilibrium } from '#pkg/red.js';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';

export const QUEUE: AxisSpec = {
  label: 'Average queue',
  unit: 'packets',
  meaning: 'Packets that wait at the bottleneck, as its queue averages them: what it drops depends on them.',
};
export const THROUGHPUT: AxisSpec = {
  label: 'Throughput over capacity',
  domain: [0, 2],
  format: '.0%',
  meaning: 'What all flows together would send at such a queue and its losses, over what the link takes.',
};
const WITHOUT = {
  id: 'without',
  label: 'what the senders would send',
  color: 'var(--fam-4)',
  dash: undefined,
  meaning:
    'Padhye’s formula T(q, p): the round trip is that of a queue of q packets, the loss p what such a queue drops.',
} as const;
const WITH = {
  id: 'with',
  label: 'with random loss',
  color: 'var(--lost)',
  dash: '7 4',
  meaning: 'The same where the path loses a share p_s of the packets before the queue drops any.',
} as const;

/**
 * The curves of the formula. Random numbers, lengths of runs and tau do not change them, so they are left out of the
 * key.
 */
export function useFormula(scenario: Readonly<RedScenario>) {
  const text = encodeModelWithout('red', scenario, ['runs', 'seed', 'duration', 'warmup', 'tau']);
  return useCall(`equilibrium ${text}`, PRIORITY.now, () => ({
    fn: 'red_equilibrium',
    args: [text, POINTS],
  }));
}

export function curvesOf(found: RedEquilibrium, hasLoss: boolean) {
  // without losses the formula is infinite
  const finite = (values: Float64Array) =>
    values.map((value) => (Number.isFinite(value) ? value : Number.NaN));
  const without = { ...WITHOUT, x: found.queue, y: finite(found.throughput), width: 2.25 };
  return hasLoss
    ? [without, { ...WITH, x: found.queue, y: finite(found.throughputWithLoss), width: 2.75 }]
    : [without];
}
