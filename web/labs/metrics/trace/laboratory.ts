// The bench as the laboratory's page needs to know it.

import type { Laboratory } from '../../../bench/page/laboratory.ts';
import { PRESETS } from '../presets.ts';
import { HOW_TO_READ, VIEW } from '../shared/view.ts';

/** No file, or one in which there is nothing to measure: what says how to measure it would do nothing. */
export const BARREN: Laboratory<'metrics'> = {
  id: 'metrics',
  howTo: HOW_TO_READ,
  presets: PRESETS.trace,
  main: [],
  more: [],
  view: VIEW,
};

/** What was found comes first, and how it was measured is a click away. */
export const FOUND: Laboratory<'metrics'> = { ...BARREN, more: ['by', 'order', 'dt'] };
