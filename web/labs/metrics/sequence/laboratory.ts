// The bench, as the laboratory's page needs it.

import type { Laboratory } from '../../../bench/page/laboratory.ts';
import { PRESETS } from '../presets.ts';
import { HOW_TO_READ, VIEW } from '../shared/view.ts';
import { useOrderRun } from './useSequence.ts';

export const SEQUENCE: Laboratory<'metrics'> = {
  id: 'metrics',
  howTo: HOW_TO_READ,
  presets: PRESETS.sequence,
  main: [],
  more: ['dt'],
  // `bench` may be missing in a link whose arrival order implies it
  view: [...VIEW, 'bench'],
  leading: { measure: 'mean_displacement', useRuns: useOrderRun },
};
