// The measures of a laboratory by name; ids and full digits, as in `oos run`, are in the cells' data
// attributes.

import { memo } from 'react';
import type { LabId } from '#pkg/params.ts';
import { shownCell } from '../../charts/figure/table.ts';
import { Term } from '../../controls/Term.tsx';
import { useSourceWords } from '../../controls/useSourceWords.ts';
import { useGrowing } from '../../late/useGrowing.ts';
import type { Estimate } from '../../sim/estimate.ts';
import { TakeTable } from '../export/TakeTable.tsx';
import { type Estimates, measureColumns, runsOf, valuedWords } from '../results/estimates.ts';
import { fullName, type Measure, measuresOf } from '../results/table.ts';
import { UnknownNumber } from '../results/Unknown.tsx';
import { sharePercent } from '../words/counts.ts';
import styles from './MeasureTable.module.css';
import { SideName } from './SideName.tsx';

/** Rows, a frame each: a table of forty, and its columns, takes long to be laid out. */
const ROWS = [10, 20, 30, 40];

interface MeasureTableProps<L extends LabId> {
  readonly lab: L;
  readonly caption: string;
  /** Missing ones are still being computed. */
  readonly estimates: Estimates<L>;
  readonly isBusy?: boolean;
}

export function MeasureTable<L extends LabId>({
  lab,
  caption,
  estimates,
  isBusy = false,
}: MeasureTableProps<L>) {
  const Sources = useSourceWords();
  const rows = useGrowing(ROWS);
  const measures = measuresOf(lab);
  const all = runsOf(estimates);
  const hasIntervals = [...estimates.values()].some(({ ci95 }) => ci95 !== null);
  return (
    <section
      className={`card ${styles.card}`}
      aria-label="Measures"
      data-loading={rows < measures.length ? '' : undefined}
    >
      <table className={`table ${styles.measures}`} aria-busy={isBusy}>
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
          {measures.slice(0, rows).map((measure) => {
            const estimate = estimates.get(measure.id);
            return (
              <Row
                key={measure.id}
                measure={measure}
                mean={estimate?.mean}
                half={estimate?.ci95}
                over={estimate === undefined ? '' : valuedWords(estimate, all)}
                hasInterval={hasIntervals}
                Sources={Sources}
              />
            );
          })}
        </tbody>
      </table>
      <TakeTable
        lab={lab}
        title={caption}
        fileName={`${lab}-measures`}
        data={() => measureColumns(lab, estimates)}
      />
    </section>
  );
}

interface RowProps {
  readonly measure: Measure;
  /** Undefined while it is being computed. */
  readonly mean: Estimate['mean'] | undefined;
  readonly half: Estimate['ci95'] | undefined;
  /** How many runs the mean is over, where not all have a value. */
  readonly over: string;
  readonly hasInterval: boolean;
  readonly Sources: ReturnType<typeof useSourceWords>;
}

/** Numbers, and not the estimate, which is another object with each result: a row whose numbers are the same is not drawn again. */
const Row = memo(function Row({ measure, mean, half, over, hasInterval, Sources }: RowProps) {
  const { id, unit, meaning, source } = measure;
  return (
    <tr data-measure={id}>
      <th scope="row">
        <Term explained={measure}>{fullName(measure)}</Term>
        <SideName measure={measure} />
      </th>
      <td className={styles.number} data-value={mean}>
        {mean === undefined ? (
          <UnknownNumber />
        ) : Number.isNaN(mean) && measure.isPartial ? (
          'none'
        ) : (
          `${shownMeasure(mean, measure)}${over}`
        )}
      </td>
      {hasInterval && (
        <td className={styles.number}>{typeof half === 'number' ? shownMeasure(half, measure) : ''}</td>
      )}
      <td>{unit}</td>
      <td className={styles.meaning}>
        {meaning}{' '}
        <span className={styles.source}>{Sources === null ? source : <Sources source={source} />}</span>
      </td>
    </tr>
  );
});

function shownMeasure(value: number, { shown }: Measure): string {
  if (shown !== 'percent') return shownCell(value);
  return Number.isFinite(value) ? sharePercent(value) : '';
}
