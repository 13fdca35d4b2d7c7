// The benches of the laboratory as their page needs to know them.

import type { MetricsScenario } from '#pkg/params.ts';
import type { Laboratory } from '../../bench/page/LabPage.tsx';
import type { Bench } from './bench.ts';
import { useJitterMeasures } from './jitter/useJitterMeasures.ts';
import { PRESETS } from './presets.ts';
import { useOrderRun } from './sequence/useSequence.ts';

const VIEW = ['by', 'order', 'fig'] as const;

const threshold = ({ dt }: Readonly<MetricsScenario>) => `DT ${dt} packets`;

export const BENCHES: Readonly<Record<Bench, Laboratory<'metrics'>>> = {
  sequence: {
    id: 'metrics',
    question: 'Type the order in which packets arrive: what does each measure make of it?',
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
    question: 'Every packet meets a random delay of its own: how much reordering does the jitter make?',
    presets: PRESETS.jitter,
    main: ['law', 'jitter', 'dt', 'laws'],
    more: ['n', 'size', 'rate', 'd', 'runs', 'seed'],
    view: VIEW,
    leading: { measure: 'mean_displacement', useRuns: useJitterMeasures },
    brief: (scenario) => `${scenario.law} · j ${scenario.jitter} ms · ${threshold(scenario)}`,
  },
  trace: {
    id: 'metrics',
    question: 'How does a real path reorder, and which buffer would put its packets in order again?',
    presets: PRESETS.trace,
    main: ['by', 'order', 'dt'],
    more: [],
    view: VIEW,
    brief: threshold,
  },
};
