// The parameters of a bench, and the scenarios worth a look.

import type { MetricsScenario } from '#pkg/params.ts';
import { ParameterControl } from '../../controls/ParameterControl.tsx';
import { PresetChoice } from '../../controls/PresetChoice.tsx';
import { encode } from '../../scenario/encode.ts';
import { useParameter, useScenario, useStore } from '../../scenario/react.tsx';
import { fromPairs } from '../../scenario/values.ts';
import type { Bench } from './bench.ts';
import styles from './Controls.module.css';
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

export function Controls({ bench }: { bench: Bench }) {
  const store = useStore();
  const scenario = useScenario('metrics');
  const shown = encode('metrics', scenario);
  return (
    <>
      <PresetChoice
        groups={PRESETS}
        isOpen={({ values }) =>
          encode('metrics', fromPairs('metrics', new Map(Object.entries(values)))) === shown
        }
        onOpen={({ values }) => store.open('metrics', values)}
      />
      <div className={styles.controls}>
        {MAIN[bench].map((id) => (
          <Control key={id} id={id} />
        ))}
      </div>
      {MORE[bench].length > 0 && (
        <details className={styles.more}>
          <summary>More parameters</summary>
          <div className={styles.controls}>
            {MORE[bench].map((id) => (
              <Control key={id} id={id} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function Control({ id }: { id: Id }) {
  return <ParameterControl {...useParameter('metrics', id)} />;
}

/** The most important values in one line. */
export function briefOf(bench: Bench, { law, jitter, dt }: Readonly<MetricsScenario>): string {
  const threshold = `DT ${dt} packets`;
  return bench === 'jitter' ? `${law} · j ${jitter} ms · ${threshold}` : threshold;
}
