// The scenario's measures over all its replications: one sentence, and the table behind it.

import { useScenario } from '../../../scenario/react.tsx';
import { amount, change, milliseconds, percent } from '../figures/words.ts';
import type { Estimate, Measures } from '../measures.ts';
import { OUT_OF_ORDER, orderedMode } from '../modes.ts';
import { useMeasures } from '../useMeasures.ts';
import styles from './Results.module.css';
import { ROWS, type Row } from './rows.ts';

export function Results() {
  const scenario = useScenario('alf');
  const { result, error, isDone, isStale } = useMeasures(scenario);
  if (error !== null) return <p role="alert">{error}</p>;
  const measures: Measures = result ?? new Map();
  const ordered = orderedMode(scenario);
  const { runs } = scenario;
  return (
    <section className={styles.results} aria-label="Results" aria-busy={!isDone} data-stale={isStale}>
      <Headline measures={measures} />
      <table className={styles.table}>
        <caption className={styles.caption}>
          {runs === 1 ? 'One run' : `Mean of ${runs} runs ± half the width of its 95% interval`}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Measure</span>
            </th>
            <th scope="col" className={styles.inOrder}>
              {ordered.label}
            </th>
            <th scope="col" className={styles.outOfOrder}>
              {OUT_OF_ORDER.label}
            </th>
            <th scope="col">difference</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <MeasureRow key={row.measure} row={row} measures={measures} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Headline({ measures }: { measures: Measures }) {
  const gain = measures.get('gain');
  const ordered = measures.get('total_time_in_order')?.mean;
  const other = measures.get('total_time_out_of_order')?.mean;
  if (gain === undefined || ordered === undefined || other === undefined) {
    return <p className={styles.headline}>The simulation is under way.</p>;
  }
  return (
    <div className={styles.headline}>
      <p className={styles.gain}>
        <span className={styles.symbol}>G =</span>{' '}
        <strong data-measure="gain" data-value={gain.mean}>
          {percent(gain.mean)}
        </strong>
        {gain.ci95 !== null && <span className={styles.half}> ± {percent(gain.ci95)}</span>}
      </p>
      <p className={styles.sentence}>
        Out of sequence the transfer takes <b>{milliseconds(other)}</b> instead of{' '}
        <b>{milliseconds(ordered)}</b>.
      </p>
      <dl className={styles.others}>
        <Single name="Gain of the mean ADU time" id="gain_latency" measures={measures} show={percent} />
        <Single
          name="Mean displacement of the arrivals"
          id="mean_displacement"
          measures={measures}
          unit="ADUs"
        />
        <Single name="Reorder entropy" id="entropy" measures={measures} />
      </dl>
    </div>
  );
}

interface SingleProps {
  readonly name: string;
  readonly id: string;
  readonly measures: Measures;
  readonly unit?: string;
  readonly show?: (value: number) => string;
}

function Single({ name, id, measures, unit = '', show = amount }: SingleProps) {
  const found = measures.get(id);
  return (
    <div>
      <dt>{name}</dt>
      <dd data-measure={id} data-value={found?.mean}>
        <Value estimate={found} show={show} /> {unit}
      </dd>
    </div>
  );
}

function MeasureRow({ row, measures }: { row: Row; measures: Measures }) {
  const { measure, name, unit, smaller, larger } = row;
  const [ordered, other] = ['in_order', 'out_of_order'].map((mode) => measures.get(`${measure}_${mode}`));
  return (
    <tr>
      <th scope="row">
        {name} <span className={styles.unit}>({unit})</span>
      </th>
      <td data-measure={`${measure}_in_order`} data-value={ordered?.mean}>
        <Value estimate={ordered} />
      </td>
      <td data-measure={`${measure}_out_of_order`} data-value={other?.mean}>
        <Value estimate={other} />
      </td>
      <td className={styles.difference}>
        {ordered && other ? change(ordered.mean, other.mean, smaller, larger) : ''}
      </td>
    </tr>
  );
}

function Value({
  estimate,
  show = amount,
}: {
  estimate: Estimate | undefined;
  show?: (value: number) => string;
}) {
  if (estimate === undefined) return '…';
  return (
    <>
      {show(estimate.mean)}
      {estimate.ci95 !== null && <span className={styles.half}> ± {show(estimate.ci95)}</span>}
    </>
  );
}
