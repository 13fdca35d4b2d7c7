// The laboratory, for now as numbers: proof that slider, link, worker and simulation are one chain.

import { LABS } from '#pkg/params.ts';
import { ParameterControl } from '../../controls/ParameterControl.tsx';
import { useScenario, useStore } from '../../scenario/react.tsx';
import { paramsOf, valueIn } from '../../scenario/values.ts';
import styles from './AlfPage.module.css';
import type { Estimate } from './measures.ts';
import { useMeasures } from './useMeasures.ts';

export function AlfPage() {
  return (
    <div className={styles.page}>
      <section aria-label="Parameters" className={styles.panel}>
        <Controls group="main" />
        <details className={styles.more}>
          <summary>More parameters</summary>
          <Controls group="more" />
        </details>
      </section>
      <div className={styles.results}>
        <h1>{LABS.find(({ id }) => id === 'alf')?.title}</h1>
        <Measures />
      </div>
    </div>
  );
}

function Controls({ group }: { group: 'main' | 'more' }) {
  const store = useStore();
  const scenario = useScenario('alf');
  return (
    <div className={styles.controls}>
      {paramsOf('alf')
        .filter((param) => param.group === group)
        .map((param) => (
          <ParameterControl
            key={param.id}
            param={param}
            value={valueIn(scenario, param.id)}
            onChange={(value, commit) => store.setValue('alf', param.id, value, { commit })}
          />
        ))}
    </div>
  );
}

function Measures() {
  const scenario = useScenario('alf');
  const job = useMeasures(scenario);
  if (job.error !== null) return <p role="alert">{job.error}</p>;
  return (
    <table className={styles.measures} aria-busy={!job.isDone} data-stale={job.isStale}>
      <caption>
        Mean over {scenario.runs} {scenario.runs === 1 ? 'run' : 'runs'} and half-width of its 95% interval
      </caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">Mean</th>
          <th scope="col">±</th>
        </tr>
      </thead>
      <tbody>
        {[...(job.result ?? [])].map(([id, value]) => (
          <Row key={id} id={id} value={value} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ id, value }: { id: string; value: Estimate }) {
  return (
    <tr data-measure={id}>
      <th scope="row">{id.replaceAll('_', ' ')}</th>
      <td data-value={value.mean}>{value.mean.toPrecision(4)}</td>
      <td>{value.ci95?.toPrecision(2)}</td>
    </tr>
  );
}
