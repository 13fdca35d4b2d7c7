// The bench, as the laboratory's page needs it.

import type { Laboratory } from '../../../bench/page/laboratory.ts';
import { PRESETS } from '../presets.ts';
import { HOW_TO_READ, VIEW } from '../shared/view.ts';

/**
 * The laboratory without a file, or with one that has nothing to measure: parameters of the measurement would have no
 * effect.
 */
export const WITHOUT_FLOWS: Laboratory<'metrics'> = {
  id: 'metrics',
  howTo: HOW_TO_READ,
  presets: PRESETS.trace,
  main: [],
  more: [],
  view: VIEW,
};

/** The laboratory with measured flows: the findings come first, the parameters of the measurement are a click away. */
export const WITH_FLOWS: Laboratory<'metrics'> = { ...WITHOUT_FLOWS, more: ['by', 'order', 'dt'] };
