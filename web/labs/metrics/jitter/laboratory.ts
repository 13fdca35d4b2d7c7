// The bench, as the laboratory's page needs it.

import type { Laboratory } from '../../../bench/page/laboratory.ts';
import { PRESETS } from '../presets.ts';
import { HOW_TO_READ, VIEW } from '../shared/view.ts';
import { useJitterMeasures } from './useJitterMeasures.ts';

export const JITTER: Laboratory<'metrics'> = {
  id: 'metrics',
  howTo: HOW_TO_READ,
  presets: PRESETS.jitter,
  main: ['law', 'jitter', 'dt'],
  more: ['n', 'size', 'rate', 'd', 'runs', 'seed'],
  view: VIEW,
  leading: { measure: 'mean_displacement', useRuns: useJitterMeasures },
};
