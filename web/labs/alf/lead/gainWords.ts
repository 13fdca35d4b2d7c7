// The gain that the page leads with, which is the one that its figures draw.

import { PLAN } from '#pkg/alf.curve.heads.ts';
import type { AlfScenario } from '#pkg/params.ts';
import type { MeasureId } from '../../../bench/results/table.ts';

interface GainWords {
  readonly gain: MeasureId<'alf'>;
  /** The time that is saved: the beginning of its measures' names. */
  readonly time: 'total_time' | 'latency_mean';
  /** "if order is ignored, a packet is processed 48% sooner on average". */
  readonly finishes: string;
  readonly onAverage: string;
  readonly even: string;
}

const GAINED: Readonly<Record<AlfScenario['g'], GainWords>> = {
  completion: {
    gain: PLAN.shown.of.completion,
    time: 'total_time',
    finishes: 'a transfer that ignores order ends',
    onAverage: '',
    even: 'neither transfer ends half a percent sooner',
  },
  latency: {
    gain: PLAN.shown.of.latency,
    time: 'latency_mean',
    finishes: 'if order is ignored, a packet is processed',
    onAverage: ' on average',
    even: 'a packet takes as long either way, to half a percent',
  },
};

export function gainWordsOf({ g }: Pick<AlfScenario, 'g'>): GainWords {
  return GAINED[g];
}
