// The laboratory, as its page needs it.

import type { TcpScenario } from '#pkg/params.ts';
import { TABLE } from '#pkg/tcp.table.ts';
import { idsOf, type Laboratory } from '../../bench/page/laboratory.ts';
import type { ParameterId } from '../../scenario/values.ts';
import { nameOf } from './looks.ts';
import { OF_ORDERS, PRESETS } from './presets.ts';
import { useRuns } from './useMeasures.ts';

type Id = ParameterId<'tcp'>;

const OF_LAWS: readonly Id[] = ['jitter'];
/** Parameters of laws that delay a share of the packets by the same time, in place of a jitter. */
const BY_SHARE: readonly Id[] = ['share', 'extra', 'gap'];
/** Parameters of a path that is given as a table of quantiles. */
const BY_TABLE: readonly Id[] = ['path', 'stretch'];
const ROUTES: readonly TcpScenario['law'][] = ['held', 'routes', 'flowlets'];

const TCP: Laboratory<'tcp'> = {
  id: 'tcp',
  presets: PRESETS,
  main: [],
  more: [],
  view: idsOf(TABLE, 'figure'),
  howTo: { load: async () => (await import('./howTo.tsx')).HOW_TO },
  leading: { measure: 'throughput_ratio', called: calledOf, useRuns },
};

/** Name of the leading measure; beside the bars of all stacks it says which stack is the scenario's. */
export function calledOf({ fig, stack }: TcpScenario, kept: Pick<TcpScenario, 'stack'>): string {
  // a scenario is kept too
  return `throughput that ${fig === 'path' && stack === kept.stack ? nameOf('stack', stack) : 'TCP'} keeps`;
}

/**
 * Parameters without effect on the figure of one order for all stacks: those of the path and of the transfer, and the
 * stack.
 */
const OF_TRANSFERS: readonly Id[] = [
  'jitter',
  'law',
  ...BY_SHARE,
  ...BY_TABLE,
  'place',
  'stack',
  'iw',
  'transfer',
  'runs',
];

/** The laboratory with the parameters of the scenario's path and of its figure. */
export function laboratoryOf({ law, fig }: Pick<TcpScenario, 'law' | 'fig'>): Laboratory<'tcp'> {
  const own = ofLaw(law);
  const others = [...OF_LAWS, ...BY_SHARE, ...BY_TABLE].filter((id) => !own.includes(id));
  const isOf = (id: Id) =>
    (fig !== 'path' || id !== 'stack') &&
    (fig !== 'stacks' || !OF_TRANSFERS.includes(id)) &&
    !others.includes(id);
  const lifted = own.filter((id) => !OF_LAWS.includes(id));
  const main = [...lifted, ...idsOf(TABLE, 'main')].filter(isOf);
  const more = idsOf(TABLE, 'more').filter((id) => isOf(id) && !main.includes(id));
  return { ...TCP, presets: fig === 'stacks' ? OF_ORDERS : PRESETS, main, more };
}

/** The parameters that only paths of this law have. */
function ofLaw(law: TcpScenario['law']): readonly Id[] {
  if (law === 'quantiles') return BY_TABLE;
  if (!ROUTES.includes(law)) return OF_LAWS;
  return BY_SHARE.filter((id) => id !== 'gap' || law === 'flowlets');
}
