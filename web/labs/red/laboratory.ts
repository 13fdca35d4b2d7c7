// The laboratory, as its page needs it.

import type { RedScenario } from '#pkg/params.ts';
import { TABLE } from '#pkg/red.table.ts';
import { idsOf, type Laboratory } from '../../bench/page/laboratory.ts';
import type { ParameterId } from '../../scenario/values.ts';
import { BENCH, PRESETS } from './presets.ts';
import { useRuns } from './useMeasures.ts';

type Id = ParameterId<'red'>;

const MAIN = idsOf(TABLE, 'main');
/** Main parameters at a drop-tail queue, where RED's parameters change nothing. */
const DROP_TAIL: readonly Id[] = ['tau', 'ps', 'limit', 'rate', 'flows'];
/** Parameters of a sender without a network. */
const SENDER: readonly Id[] = ['iw', 'sample', 'dupthresh', 'limited', 'granularity', 'rtomin'];
/** Switches that the paper's simulator sets whatever their values are (docs/red.md, rule red-9). */
const SET_BY_NS2: readonly Id[] = [
  'spare',
  'careful',
  'limited',
  'granularity',
  'timeout',
  'inflate',
  'halves',
  'regrow',
  'rearm',
];

export const RED: Laboratory<'red'> = {
  id: 'red',
  presets: PRESETS,
  main: MAIN,
  more: [],
  view: idsOf(TABLE, 'figure'),
  howTo: { load: async () => (await import('./howTo.tsx')).HOW_TO },
  leading: { measure: 'utilization', called: 'link utilization', useRuns },
};

/** The laboratory with the panel of parameters on which the stage's figure depends. */
export function laboratoryOf({
  fig,
  queue,
  sim,
}: Pick<RedScenario, 'fig' | 'queue' | 'sim'>): Laboratory<'red'> {
  const isFree = (id: Id) => sim !== 'ns2' || !SET_BY_NS2.includes(id);
  if (fig === 'sender') {
    const more: readonly Id[] = ['sim', 'careful', 'timeout', 'inflate', 'halves', 'regrow', 'rearm'];
    return { ...RED, presets: [BENCH, ...PRESETS], main: SENDER.filter(isFree), more: more.filter(isFree) };
  }
  const main = queue === 'droptail' ? DROP_TAIL : MAIN;
  const others = [...idsOf(TABLE, 'main'), ...idsOf(TABLE, 'more')].filter(
    (id) => !main.includes(id) && isFree(id),
  );
  return { ...RED, main, more: others };
}
