// The parameters of a bench, and the scenarios worth a look.

import type { MetricsScenario } from '#pkg/params.ts';
import { ParameterPanel } from '../../controls/ParameterPanel.tsx';
import type { Bench } from './bench.ts';
import { PRESETS } from './presets.ts';

type Id = keyof MetricsScenario;

const MAIN: Readonly<Record<Bench, readonly Id[]>> = {
  sequence: ['dt'],
  jitter: ['law', 'jitter', 'dt', 'laws'],
  trace: ['by', 'dt'],
};
const MORE: Readonly<Record<Bench, readonly Id[]>> = {
  sequence: [],
  jitter: ['n', 'size', 'rate', 'd', 'runs', 'seed'],
  trace: [],
};

const VIEW = ['by', 'fig'] as const;

export function Controls({ bench }: { bench: Bench }) {
  return (
    <ParameterPanel
      lab="metrics"
      presets={PRESETS[bench]}
      main={MAIN[bench]}
      more={MORE[bench]}
      view={VIEW}
    />
  );
}

/** The most important values in one line. */
export function briefOf(bench: Bench, { law, jitter, dt }: Readonly<MetricsScenario>): string {
  const threshold = `DT ${dt} packets`;
  return bench === 'jitter' ? `${law} · j ${jitter} ms · ${threshold}` : threshold;
}
