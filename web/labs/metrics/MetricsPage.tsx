// The laboratory of the measures: an arrival order, the jitter path, a trace of the reader's own.

import { useRef } from 'react';
import { LABS } from '#pkg/params.ts';
import { ParameterSegments } from '../../controls/ParameterChoice.tsx';
import { isOf } from '../../controls/value.ts';
import { Workbench } from '../../controls/Workbench.tsx';
import { late } from '../../late/late.tsx';
import { useParameter, useScenario, useStore } from '../../scenario/react.tsx';
import { type Bench, benchOf, FIRST_SEQUENCE, openBench } from './bench.ts';
import { briefOf, Controls } from './Controls.tsx';
import styles from './MetricsPage.module.css';

const BENCHES = {
  sequence: late('the bench', async () => (await import('./sequence/SequenceBench.tsx')).SequenceBench),
  jitter: late('the bench', async () => (await import('./jitter/JitterBench.tsx')).JitterBench),
  trace: late('the bench', async () => (await import('./trace/TraceBench.tsx')).TraceBench),
} satisfies Record<Bench, unknown>;

const QUESTIONS: Readonly<Record<Bench, string>> = {
  sequence: 'Type the order in which packets arrive: what does each measure make of it?',
  jitter: 'Every packet meets a random delay of its own: how much reordering does the jitter make?',
  trace: 'How does a real path reorder, and which buffer would put its packets in order again?',
};

export function MetricsPage() {
  const scenario = useScenario('metrics');
  const bench = benchOf(scenario);
  const Chosen = BENCHES[bench];
  return (
    <Workbench panel={<Controls bench={bench} />} brief={briefOf(bench, scenario)}>
      <header className={styles.head}>
        <h1>{LABS.find(({ id }) => id === 'metrics')?.title}</h1>
        <p className={styles.question}>{QUESTIONS[bench]}</p>
        <BenchChoice bench={bench} />
      </header>
      <Chosen />
    </Workbench>
  );
}

function BenchChoice({ bench }: { bench: Bench }) {
  const store = useStore();
  const { seq } = useScenario('metrics');
  const { param } = useParameter('metrics', 'bench');
  // the order that was typed last is there again when its bench is
  const sequence = useRef(FIRST_SEQUENCE);
  const choose = (id: string | number | null) => {
    if (id !== 'sequence' && id !== 'jitter' && id !== 'trace') return;
    if (seq !== '') sequence.current = seq;
    store.set('metrics', openBench(id, sequence.current), { commit: true });
  };
  return isOf('choice', param) ? <ParameterSegments param={param} value={bench} onChange={choose} /> : null;
}
