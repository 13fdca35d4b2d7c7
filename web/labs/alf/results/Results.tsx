// The scenario's measures over all its replications: the gain, three comparisons, and the table behind them.

import { useId } from 'react';
import { useScenario } from '../../../scenario/react.tsx';
import type { Estimate } from '../../../sim/estimate.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { amount, change, changeBy, milliseconds, percent } from '../figures/words.ts';
import type { Measures } from '../measures.ts';
import { type ModeLook, OUT_OF_ORDER, orderedMode } from '../modes.ts';
import styles from './Results.module.css';
import { ROWS, type Row } from './rows.ts';

export function Results({ job: { result, error, isDone } }: { job: JobView<Measures> }) {
  const scenario = useScenario('alf');
  const legend = useId();
  if (error !== null) return <p role="alert">{error}</p>;
  const measures: Measures = result ?? new Map();
  const ordered = orderedMode(scenario);
  return (
    <section className={styles.results} aria-label="Results" aria-busy={!isDone}>
      <Headline measures={measures} />
      <ul className={styles.tiles} aria-describedby={legend}>
        {ROWS.filter(({ headline }) => headline !== undefined).map((row) => (
          <Tile key={row.measure} row={row} measures={measures} ordered={ordered} />
        ))}
      </ul>
      <p className={styles.legend} id={legend}>
        <span className={styles.inOrder}>{ordered.label}</span> →{' '}
        <span className={styles.outOfOrder}>{OUT_OF_ORDER.label}</span>
      </p>
      <details className={styles.all}>
        <summary>All measures{scenario.runs > 1 && ' and their 95% intervals'}</summary>
        <div className={styles.detail}>
          <Comparison measures={measures} ordered={ordered} runs={scenario.runs} />
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
      </details>
    </section>
  );
}

function Headline({ measures }: { measures: Measures }) {
  const gain = measures.get('gain');
  if (gain === undefined) return <p className={styles.gain}>G = …</p>;
  return (
    <p className={styles.gain} title="Share of the completion time that out-of-sequence processing saves">
      <span className={styles.symbol}>G =</span>{' '}
      <strong data-measure="gain" data-value={gain.mean}>
        {percent(gain.mean)}
      </strong>
      {gain.ci95 !== null && <span className={styles.half}> ± {percent(gain.ci95)}</span>}
    </p>
  );
}

/** From the ordered to the free mode, in one glance. */
function Tile({ row, measures, ordered }: { row: Row; measures: Measures; ordered: ModeLook }) {
  const { measure, headline, unit } = row;
  const from = measures.get(`${measure}_in_order`);
  const to = measures.get(`${measure}_out_of_order`);
  if (from === undefined || to === undefined) return <li>{headline}: …</li>;
  return (
    <li>
      <span className={styles.tileName}>{headline}</span>
      <span className={styles.step}>
        <span className={styles.inOrder}>
          {shown(from.mean, unit)}
          <span className="visually-hidden"> {ordered.label}, </span>
        </span>
        <span aria-hidden="true"> → </span>
        <span className={styles.outOfOrder}>
          {shown(to.mean, unit)}
          <span className="visually-hidden"> {OUT_OF_ORDER.label}, </span>
        </span>
      </span>
      <span className={styles.tileChange}>{difference(row, measures)}</span>
    </li>
  );
}

/** What out-of-sequence processing saves: the gain where one is defined, so that one number stands for one thing. */
function difference({ measure, gain, smaller, larger }: Row, measures: Measures): string {
  const saved = gain && measures.get(gain);
  if (saved) return changeBy(saved.mean, smaller, larger);
  const [from, to] = [measures.get(`${measure}_in_order`), measures.get(`${measure}_out_of_order`)];
  return from && to ? change(from.mean, to.mean, smaller, larger) : '';
}

function shown(value: number, unit: string): string {
  return unit === 'ms' ? milliseconds(value) : `${amount(value)}${unit === 'ADUs' ? '' : ` ${unit}`}`;
}

interface ComparisonProps {
  readonly measures: Measures;
  readonly ordered: ModeLook;
  readonly runs: number;
}

function Comparison({ measures, ordered, runs }: ComparisonProps) {
  return (
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
  const { measure, name, unit } = row;
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
      <td className={styles.difference}>{difference(row, measures)}</td>
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
