// The laboratory as its page needs to know it.

import { TABLE } from '#pkg/dccp.table.ts';
import { idsOf, type Laboratory } from '../../bench/page/laboratory.ts';
import { PRESETS } from './presets.ts';
import { useRuns } from './useMeasures.ts';

export const DCCP: Laboratory<'dccp'> = {
  id: 'dccp',
  presets: PRESETS,
  main: idsOf(TABLE, 'main'),
  more: idsOf(TABLE, 'more'),
  view: idsOf(TABLE, 'figure'),
  howTo: { load: async () => (await import('./howTo.tsx')).HOW_TO },
  leading: { measure: 'rate_buffer', useRuns },
};
