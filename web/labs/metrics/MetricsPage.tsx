// The laboratory of the measures, with three benches: an arrival order, the jitter path, and the reader's own trace.

import { type ReactNode, useRef } from 'react';
import type { LabModule } from '../../bench/page/figureSet.tsx';
import { LabPage } from '../../bench/page/LabPage.tsx';
import stage from '../../bench/page/Stage.module.css';
import { ParameterSegments } from '../../controls/ParameterChoice.tsx';
import { isOf } from '../../controls/value.ts';
import { late } from '../../late/late.tsx';
import { useParameter, useScenario, useStore } from '../../scenario/react.tsx';
import { JITTER } from './jitter/laboratory.ts';
import { SEQUENCE } from './sequence/laboratory.ts';
import { type Bench, benchOf, openBench } from './shared/bench.ts';
import { WITH_FLOWS, WITHOUT_FLOWS } from './trace/laboratory.ts';
import { useTrace } from './trace/useTrace.ts';

const CONTENTS = {
  sequence: late(
    'the bench',
    async () => (await import('./sequence/SequenceBench.tsx')).SequenceBench,
    stage.opening,
  ),
  jitter: late(
    'the bench',
    async () => (await import('./jitter/JitterBench.tsx')).JitterBench,
    `${stage.opening} ${stage.longer}`,
  ),
  trace: late('the bench', async () => (await import('./trace/TraceBench.tsx')).TraceBench, stage.opening),
} satisfies Record<Bench, unknown>;

const SequenceRail = late(
  'the arrival order',
  async () => (await import('./sequence/SequenceBench.tsx')).SequenceRail,
  stage.field,
);

const TraceRail = late('the trace', async () => (await import('./trace/TraceRail.tsx')).TraceRail);

const RAILS: Readonly<Record<Bench, ReactNode>> = {
  sequence: <SequenceRail />,
  jitter: null,
  trace: <TraceRail />,
};

export const packetsOf = async () => (await import('./packets.ts')).PACKETS;

export const measurer = async () => (await import('./measurer.ts')).measure;

/** Figures of the jitter path or of an arrival order, by the link's bench; never of a capture, which no link holds. */
export const figuresOf: LabModule['figuresOf'] = async (store) =>
  benchOf(store.scenario('metrics')) === 'sequence'
    ? (await import('./sequence/SequenceBench.tsx')).ORDER_FIGURES
    : (await import('./jitter/JitterBench.tsx')).PATH_FIGURES;

export function Page() {
  const scenario = useScenario('metrics');
  const bench = benchOf(scenario);
  const Content = CONTENTS[bench];
  const trace = useTrace();
  const isFound = trace.kind === 'read' && trace.report.flows.length > 0;
  const laboratories = { sequence: SEQUENCE, jitter: JITTER, trace: isFound ? WITH_FLOWS : WITHOUT_FLOWS };
  return (
    <LabPage laboratory={laboratories[bench]} choice={<BenchChoice bench={bench} />} rail={RAILS[bench]}>
      <Content />
    </LabPage>
  );
}

function BenchChoice({ bench }: { bench: Bench }) {
  const store = useStore();
  const { seq } = useScenario('metrics');
  const { param } = useParameter('metrics', 'bench');
  // the arrival order typed last, kept while another bench is open
  const sequence = useRef('');
  const choose = (id: string | number | null) => {
    if (id !== 'sequence' && id !== 'jitter' && id !== 'trace') return;
    if (seq !== '') sequence.current = seq;
    store.set('metrics', openBench(id, sequence.current), { commit: true });
  };
  return isOf('choice', param) ? <ParameterSegments param={param} value={bench} onChange={choose} /> : null;
}
