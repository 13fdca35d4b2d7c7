// The measures by name, with the ids and the digits of `oos run` in the cells' data.

import { shownCell } from '../../../charts/figure/table.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import styles from './MeasureTable.module.css';
import { wordsOf } from './names.ts';
import type { MeasureName } from './useMeasureNames.ts';

interface MeasureTableProps {
  readonly caption: string;
  readonly names: readonly MeasureName[];
  /** In the order of the names; none while they are computed. */
  readonly estimates: readonly Estimate[];
  readonly isBusy?: boolean;
}

export function MeasureTable({ caption, names, estimates, isBusy = false }: MeasureTableProps) {
  const hasIntervals = estimates.some(({ ci95 }) => ci95 !== null);
  return (
    <section className={styles.card} aria-label="Measures">
      <table className={styles.measures} aria-busy={isBusy}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col" className={styles.number}>
              Value
            </th>
            {hasIntervals && (
              <th scope="col" className={styles.number}>
                ± 95%
              </th>
            )}
            <th scope="col">Unit</th>
            <th scope="col" className={styles.meaning}>
              Meaning
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map(({ id, unit }, i) => (
            <Row key={id} id={id} unit={unit} estimate={estimates[i]} hasInterval={hasIntervals} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends MeasureName {
  readonly estimate: Estimate | undefined;
  readonly hasInterval: boolean;
}

function Row({ id, unit, estimate, hasInterval }: RowProps) {
  const { name, meaning, source } = wordsOf(id);
  return (
    <tr data-measure={id}>
      <th scope="row">{name}</th>
      <td className={styles.number} data-value={estimate?.mean}>
        {estimate === undefined ? '…' : shownMeasure(estimate.mean, unit)}
      </td>
      {hasInterval && (
        <td className={styles.number}>
          {typeof estimate?.ci95 === 'number' ? shownMeasure(estimate.ci95, unit) : ''}
        </td>
      )}
      <td>{unit}</td>
      <td className={styles.meaning}>
        {meaning} <span className={styles.source}>{source}</span>
      </td>
    </tr>
  );
}

/** A pure number is a share of the packets. */
function shownMeasure(value: number, unit: string): string {
  return unit === '' ? shownShare(value) : shownCell(value);
}

function shownShare(share: number): string {
  return Number.isFinite(share) ? `${Number((100 * share).toPrecision(4))}%` : '';
}
