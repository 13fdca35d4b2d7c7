// Measures that both sides of a scenario have, side by side, with a comparison.

import type { LabId } from '#pkg/params.ts';
import { Term } from '../../controls/Term.tsx';
import type { Estimates } from '../results/estimates.ts';
import { type Measure, measureOf, measuresOf, type Quantity } from '../results/table.ts';
import { Value } from '../results/Value.tsx';
import styles from './ComparisonTable.module.css';

interface Side {
  /** The name of the side in the table of measures. */
  readonly side: string;
  readonly label: string;
  readonly color: string;
}

interface ComparedRow<L extends LabId> {
  readonly quantity: Quantity<L>;
  /** In words. */
  readonly difference: string;
}

interface ComparisonTableProps<L extends LabId> {
  readonly lab: L;
  readonly caption: string;
  readonly sides: readonly Side[];
  readonly rows: readonly ComparedRow<L>[];
  readonly estimates: Estimates<L>;
}

export function ComparisonTable<L extends LabId>({
  lab,
  caption,
  sides,
  rows,
  estimates,
}: ComparisonTableProps<L>) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Measure</span>
          </th>
          {sides.map(({ side, label, color }) => (
            <th key={side} scope="col" style={{ color }}>
              {label}
            </th>
          ))}
          <th scope="col">difference</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ quantity, difference }) => {
          const measures = sides.flatMap(({ side }) => measureOn(lab, quantity, side));
          const of = measureOf(lab, quantity);
          return (
            <tr key={quantity}>
              <th scope="row">
                <Term explained={of}>{of.name}</Term> <span className={styles.unit}>({of.unit})</span>
              </th>
              {measures.map(({ id }) => (
                <td key={id} data-measure={id} data-value={estimates.get(id)?.mean}>
                  <Value estimate={estimates.get(id)} className={styles.half} />
                </td>
              ))}
              <td className={styles.difference}>{difference}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function measureOn<L extends LabId>(lab: L, quantity: Quantity<L>, side: string): Measure<L>[] {
  return measuresOf(lab).filter((measure) => measure.quantity === quantity && measure.side === side);
}
