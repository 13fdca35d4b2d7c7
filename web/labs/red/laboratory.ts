// The laboratory as its page needs to know it.

import type { RedScenario } from '#pkg/params.ts';
import type { Laboratory } from '../../bench/page/LabPage.tsx';
import { paramsOf } from '../../scenario/values.ts';
import { PRESETS } from './presets.ts';
import { useRuns } from './useMeasures.ts';

export const RED: Laboratory<'red'> = {
  id: 'red',
  question: 'Can a little reordering make TCP over RED better: shorter queues and a fuller link?',
  presets: PRESETS,
  main: idsOf('main'),
  more: idsOf('more'),
  view: idsOf('figure'),
  brief: ({ tau, ps, minth, flows, rate }) =>
    `τ ${tau} ms · ps ${Math.round(ps * 1e4) / 100}% · min_th ${minth} · ${flows} flows · ${rate} Mbit/s`,
  leading: { measure: 'utilization', useRuns },
};

function idsOf(group: 'main' | 'more' | 'figure'): (keyof RedScenario)[] {
  return paramsOf('red').flatMap((param) => (param.group === group ? [param.id as keyof RedScenario] : []));
}
