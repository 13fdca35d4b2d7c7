// The laboratory as its page needs to know it.

import { TABLE } from '#pkg/dccp.table.ts';
import type { DccpScenario } from '#pkg/params.ts';
import type { Laboratory } from '../../bench/page/laboratory.ts';
import { PRESETS } from './presets.ts';
import { useRuns } from './useMeasures.ts';

export const DCCP: Laboratory<'dccp'> = {
  id: 'dccp',
  presets: PRESETS,
  main: idsOf('main'),
  more: idsOf('more'),
  view: idsOf('figure'),
  howTo: { load: async () => (await import('./howTo.tsx')).HOW_TO },
  leading: { measure: 'rate_buffer', useRuns },
};

function idsOf(group: 'main' | 'more' | 'figure'): (keyof DccpScenario)[] {
  return TABLE.params.flatMap((param) => (param.group === group ? [param.id as keyof DccpScenario] : []));
}
