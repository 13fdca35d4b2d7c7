// The laboratory, as its page needs it.

import { TABLE } from '#pkg/dccp.table.ts';
import type { DccpScenario } from '#pkg/params.ts';
import { idsOf, type Laboratory } from '../../bench/page/laboratory.ts';
import type { ParameterId } from '../../scenario/values.ts';
import { PRESETS } from './presets.ts';
import { useRuns } from './useMeasures.ts';

type Id = ParameterId<'dccp'>;

const MAIN = idsOf(TABLE, 'main');
/** Parameters of the laws that delay packets by D and J. */
const BY_SHARE: readonly Id[] = ['share', 'extra', 'spread', 'tie', 'shape'];

const DCCP: Laboratory<'dccp'> = {
  id: 'dccp',
  presets: PRESETS,
  main: MAIN,
  more: [],
  view: idsOf(TABLE, 'figure'),
  howTo: { load: async () => (await import('./howTo.tsx')).HOW_TO },
  leading: { measure: 'rate_buffer', useRuns },
};

/**
 * The laboratory with the parameters that matter: the table of quantiles where the law is one, and the delay limit
 * where the buffer's size follows the rate.
 */
export function laboratoryOf({ law, sizing }: Pick<DccpScenario, 'law' | 'sizing'>): Laboratory<'dccp'> {
  const isTable = law === 'quantiles';
  const own = MAIN.map((id): Id => (id === 'buffer' && sizing === 'rule' ? 'dmax' : id));
  const main: readonly Id[] = isTable ? ['path', ...own.filter((id) => !BY_SHARE.includes(id)), 'law'] : own;
  const without: readonly Id[] = [...(isTable ? BY_SHARE : ['path' as const]), ...main];
  const more = idsOf(TABLE, 'more').filter((id) => !without.includes(id));
  return { ...DCCP, main, more };
}
