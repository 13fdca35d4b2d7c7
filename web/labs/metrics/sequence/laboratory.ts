// The bench as the laboratory's page needs to know it.

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
  // a link may leave the bench to its arrival order
  view: [...VIEW, 'bench'],
  leading: { measure: 'mean_displacement', useRuns: useOrderRun },
};
