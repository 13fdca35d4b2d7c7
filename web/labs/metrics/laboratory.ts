// The benches of the laboratory as their page needs to know them.

import type { MetricsScenario } from '#pkg/params.ts';
import type { Laboratory } from '../../bench/page/LabPage.tsx';
import type { Bench } from './bench.ts';
import { useJitterMeasures } from './jitter/useJitterMeasures.ts';
import { PRESETS } from './presets.ts';
import { useOrderRun } from './sequence/useSequence.ts';

const VIEW = ['by', 'order', 'fig'] as const;

/** Of all benches: it loads with the first sheet. */
const howTo: Laboratory<'metrics'>['howTo'] = { load: async () => (await import('./howTo.tsx')).HOW_TO };

const threshold = ({ dt }: Readonly<MetricsScenario>) => `DT ${dt} packets`;

export const BENCHES: Readonly<Record<Bench, Laboratory<'metrics'>>> = {
  sequence: {
    id: 'metrics',
    howTo,
    question: 'How do you measure disorder? Drag a packet, or type an arrival order.',
    presets: PRESETS.sequence,
    main: [],
    more: ['dt'],
    // a link may leave the bench to its arrival order
    view: [...VIEW, 'bench'],
    leading: { measure: 'mean_displacement', useRuns: useOrderRun },
    brief: threshold,
  },
  jitter: {
    id: 'metrics',
    howTo,
    question: 'Each packet has a random delay: how many arrive late, and by how many places?',
    presets: PRESETS.jitter,
    main: ['law', 'jitter', 'dt', 'laws'],
    more: ['n', 'size', 'rate', 'd', 'runs', 'seed'],
    view: VIEW,
    leading: { measure: 'mean_displacement', useRuns: useJitterMeasures },
    brief: (scenario) => `${scenario.law} · j ${scenario.jitter} ms · ${threshold(scenario)}`,
  },
  trace: {
    id: 'metrics',
    howTo,
    question: 'How much does your network reorder, and which buffer would restore the order?',
    presets: PRESETS.trace,
    main: ['by', 'order', 'dt'],
    more: [],
    view: VIEW,
    brief: threshold,
  },
};
