// The scenario's measures over all its replications: the gain, three comparisons, and the table behind them.

import { useId } from 'react';
import { TakeTable } from '../../../bench/export/TakeTable.tsx';
import { type Estimates, measureColumns } from '../../../bench/results/estimates.ts';
import { measureOf } from '../../../bench/results/table.ts';
import { UnknownNumber } from '../../../bench/results/Unknown.tsx';
import { Value } from '../../../bench/results/Value.tsx';
import { ComparisonTable } from '../../../bench/tables/ComparisonTable.tsx';
import { amount, change, milliseconds, percent, points } from '../../../bench/words/numbers.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { savedWords } from '../lead/sentence.ts';
import { type ModeLook, OUT_OF_ORDER, orderedMode } from '../modes.ts';
import { useMeasures } from '../useMeasures.ts';
import styles from './Results.module.css';
import { ROWS, type Row } from './rows.ts';

type Measures = Estimates<'alf'>;

export function Results() {
  const scenario = useScenario('alf');
  const { result, error, isDone } = useMeasures(scenario);
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
          <div className={styles.wide}>
            <ComparisonTable
              lab="alf"
              caption={
                scenario.runs === 1
                  ? 'One run'
                  : `Mean of ${scenario.runs} runs ± half the width of its 95% interval`
              }
              sides={[
                { ...ordered, side: 'in order' },
                { ...OUT_OF_ORDER, side: 'out of sequence' },
              ]}
              rows={ROWS.map((row) => ({ quantity: row.measure, difference: difference(row, measures) }))}
              estimates={measures}
            />
          </div>
          <dl className={styles.others}>
            <Single id="gain_latency" measures={measures} show={percent} />
            <Single id="mean_displacement" measures={measures} />
            <Single id="entropy" measures={measures} />
          </dl>
        </div>
        <TakeTable
          lab="alf"
          title="Measures"
          fileName="alf-measures"
          data={() => measureColumns('alf', measures)}
        />
      </details>
    </section>
  );
}

function Headline({ measures }: { measures: Measures }) {
  const gain = measures.get('gain');
  if (gain === undefined) {
    return (
      <p className={styles.gain}>
        G = <UnknownNumber />
      </p>
    );
  }
  return (
    <p className={styles.gain} title="Share of the completion time that is saved by not waiting for order">
      <span className={styles.symbol}>G =</span>{' '}
      <strong data-measure="gain" data-value={gain.mean}>
        {percent(gain.mean)}
      </strong>
      {gain.ci95 !== null && <span className={styles.half}> ± {points(gain.ci95)}</span>}
    </p>
  );
}

/** From the ordered to the free mode, in one glance. */
function Tile({ row, measures, ordered }: { row: Row; measures: Measures; ordered: ModeLook }) {
  const { measure, headline } = row;
  const { unit } = measureOf('alf', measure);
  const from = measures.get(`${measure}_in_order`);
  const to = measures.get(`${measure}_out_of_order`);
  if (from === undefined || to === undefined) {
    return (
      <li>
        {headline}: <UnknownNumber />
      </li>
    );
  }
  return (
    <li>
      <span className={styles.tileName}>{headline}</span>
      <span className={styles.step}>
        <span className={styles.inOrder}>
          {shown(from.mean, unit, to.mean)}
          <span className="visually-hidden"> {ordered.label}, </span>
        </span>
        <span aria-hidden="true"> → </span>
        <span className={styles.outOfOrder}>
          {shown(to.mean, unit, from.mean)}
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
  if (saved) return savedWords(saved, smaller, larger);
  const [from, to] = [measures.get(`${measure}_in_order`), measures.get(`${measure}_out_of_order`)];
  return from && to ? change(from.mean, to.mean, smaller, larger) : '';
}

function shown(value: number, unit: string, beside: number): string {
  return unit === 'ms'
    ? milliseconds(value, beside)
    : `${amount(value)}${unit === 'packets' ? '' : ` ${unit}`}`;
}

interface SingleProps {
  readonly id: 'gain_latency' | 'mean_displacement' | 'entropy';
  readonly measures: Measures;
  readonly show?: (value: number) => string;
}

function Single({ id, measures, show = amount }: SingleProps) {
  const found = measures.get(id);
  const { name, unit } = measureOf('alf', id);
  return (
    <div>
      <dt>{name}</dt>
      <dd data-measure={id} data-value={found?.mean}>
        <Value estimate={found} show={show} className={styles.half} /> {unit}
      </dd>
    </div>
  );
}
