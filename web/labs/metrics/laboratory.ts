// The benches of the laboratory as their page needs to know them.

import type { Laboratory } from '../../bench/page/laboratory.ts';
import { useJitterMeasures } from './jitter/useJitterMeasures.ts';
import { PRESETS } from './presets.ts';
import { useOrderRun } from './sequence/useSequence.ts';
import type { Bench } from './shared/bench.ts';

const VIEW = ['by', 'order', 'fig'] as const;

/** Of all benches: it loads with the first sheet. */
const howTo: Laboratory<'metrics'>['howTo'] = { load: async () => (await import('./howTo.tsx')).HOW_TO };

export const BENCHES: Readonly<Record<Bench, Laboratory<'metrics'>>> = {
  sequence: {
    id: 'metrics',
    howTo,
    presets: PRESETS.sequence,
    main: [],
    more: ['dt'],
    // a link may leave the bench to its arrival order
    view: [...VIEW, 'bench'],
    leading: { measure: 'mean_displacement', useRuns: useOrderRun },
  },
  jitter: {
    id: 'metrics',
    howTo,
    presets: PRESETS.jitter,
    main: ['law', 'jitter', 'dt'],
    more: ['n', 'size', 'rate', 'd', 'runs', 'seed'],
    view: VIEW,
    leading: { measure: 'mean_displacement', useRuns: useJitterMeasures },
  },
  trace: {
    id: 'metrics',
    howTo,
    presets: PRESETS.trace,
    main: ['by', 'order', 'dt'],
    more: [],
    view: VIEW,
  },
};
