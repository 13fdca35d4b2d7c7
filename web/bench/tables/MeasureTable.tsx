// The table of a laboratory's measures. A quantity that both sides of a scenario have is one row with a column per side.
// Ids and full digits, as in `oos run`, are in the cells' data attributes.

import { memo, useMemo } from 'react';
import type { LabId } from '#pkg/params.ts';
import { shownCell } from '../../charts/table/table.ts';
import { Term } from '../../controls/Term.tsx';
import { useSourceWords } from '../../controls/useSourceWords.ts';
import { useGrowing } from '../../late/useGrowing.ts';
import type { Estimate } from '../../sim/estimate.ts';
import { TableExport } from '../export/TableExport.tsx';
import { type Estimates, measureColumns, runsOf, valuedWords } from '../results/estimates.ts';
import { fullName, type Measure, measuresOf, type Quantity } from '../results/table.ts';
import { UnknownNumber } from '../results/Unknown.tsx';
import { sharePercent } from '../words/counts.ts';
import { Folded } from './Folded.tsx';
import styles from './MeasureTable.module.css';

/** Rows shown after each frame, until all are: the layout of a long table in one frame takes too long. */
const ROWS = [10, 20, 30];

interface MeasureTableProps<L extends LabId> {
  readonly lab: L;
  readonly caption: string;
  /** Estimates by measure; a missing one is still being computed. */
  readonly estimates: Estimates<L>;
  readonly isBusy?: boolean;
  /** Names and colours of the sides, where the table of measures does not have them. */
  readonly looks?: readonly SideLook[] | undefined;
  /** The change from the first side to the second, in words. */
  readonly changeWords?: ((quantity: Quantity<L>, estimates: Estimates<L>) => string) | undefined;
}

export interface SideLook {
  readonly label: string;
  readonly color: string;
}

export function MeasureTable<L extends LabId>({
  lab,
  caption,
  estimates,
  isBusy = false,
  looks,
  changeWords,
}: MeasureTableProps<L>) {
  const Sources = useSourceWords();
  const rows = useGrowing(ROWS);
  const quantities = useMemo(() => quantitiesOf(lab), [lab]);
  const sides = [...new Set(measuresOf(lab).map(({ side }) => side))].filter((side) => side !== '');
  const all = runsOf(estimates);
  const hasIntervals = [...estimates.values()].some(({ ci95 }) => ci95 !== null);
  const columns = Math.max(1, sides.length);
  return (
    <section className="card" aria-label="Measures" data-loading={rows < quantities.length ? '' : undefined}>
      <Folded summary={hasIntervals ? 'All measures and their 95% intervals' : 'All measures'}>
        <table className={`table ${styles.measures}`} aria-busy={isBusy}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              {(sides.length === 0 ? ['Value'] : sides).map((side, at) => (
                <th key={side} scope="col" className={styles.number} style={{ color: looks?.[at]?.color }}>
                  {looks?.[at]?.label ?? side}
                </th>
              ))}
              {changeWords && <th scope="col">Difference</th>}
              <th scope="col">Unit</th>
              <th scope="col" className={styles.meaning}>
                Meaning
              </th>
            </tr>
          </thead>
          <tbody>
            {quantities.slice(0, rows).map((measures) => (
              <Row
                key={measures[0].quantity}
                measures={measures}
                found={measures.map(({ id }) => estimates.get(id))}
                columns={columns}
                difference={changeWords?.(measures[0].quantity, estimates)}
                all={all}
                Sources={Sources}
              />
            ))}
          </tbody>
        </table>
        <TableExport
          lab={lab}
          title={caption}
          fileName={`${lab}-measures`}
          data={() => measureColumns(lab, estimates)}
        />
      </Folded>
    </section>
  );
}

type OfQuantity<L extends LabId = LabId> = readonly [Measure<L>, ...Measure<L>[]];

/** The measures grouped by quantity, both sides together, in the order of the table of measures. */
function quantitiesOf<L extends LabId>(lab: L): readonly OfQuantity<L>[] {
  const found = new Map<string, [Measure<L>, ...Measure<L>[]]>();
  for (const measure of measuresOf(lab)) {
    const before = found.get(measure.quantity);
    if (before === undefined) found.set(measure.quantity, [measure]);
    else before.push(measure);
  }
  return [...found.values()];
}

interface RowProps {
  /** The measures of one quantity, one per side. */
  readonly measures: OfQuantity;
  /** Their estimates; undefined while they are being computed. */
  readonly found: readonly (Estimate | undefined)[];
  /** Number of value columns; a measure without sides spans all of them. */
  readonly columns: number;
  readonly difference: string | undefined;
  readonly all: number;
  readonly Sources: ReturnType<typeof useSourceWords>;
}

/** A row is drawn again only when its numbers change: each result brings new estimate objects, often with the same numbers. */
const Row = memo(function Row({ measures, found, columns, difference, all, Sources }: RowProps) {
  const [measure] = measures;
  const { unit, meaning, source } = measure;
  return (
    <tr>
      <th scope="row">
        <Term explained={measure}>{fullName(measure)}</Term>
      </th>
      {measures.map(({ id }, at) => (
        <td key={id} colSpan={columns / measures.length} className={styles.number} data-measure={id}>
          <Value estimate={found[at]} measure={measure} all={all} />
        </td>
      ))}
      {difference !== undefined && <td className={styles.change}>{difference}</td>}
      <td>{unit}</td>
      <td className={styles.meaning}>
        {meaning}{' '}
        <span className={styles.source}>{Sources === null ? source : <Sources source={source} />}</span>
      </td>
    </tr>
  );
}, areSame);

function areSame(before: RowProps, after: RowProps): boolean {
  const { found, ...rest } = after;
  return (
    Object.entries(rest).every(([name, value]) => Object.is(before[name as keyof RowProps], value)) &&
    found.every((estimate, at) => {
      const of = before.found[at];
      return (
        Object.is(of?.mean, estimate?.mean) && of?.ci95 === estimate?.ci95 && of?.runs === estimate?.runs
      );
    })
  );
}

interface ValueProps {
  readonly estimate: Estimate | undefined;
  readonly measure: Measure;
  /** Number of runs; where not every run has a value, the cell says how many do. */
  readonly all: number;
}

function Value({ estimate, measure, all }: ValueProps) {
  if (estimate === undefined) return <UnknownNumber />;
  const { mean, ci95 } = estimate;
  return (
    <>
      <span data-value={mean}>
        {Number.isNaN(mean) && measure.isPartial ? 'none' : shownMeasure(mean, measure)}
      </span>
      {ci95 !== null && Number.isFinite(ci95) && (
        <span className={styles.half}> ± {shownMeasure(ci95, measure)}</span>
      )}
      {valuedWords(estimate, all)}
    </>
  );
}

function shownMeasure(value: number, { shown }: Measure): string {
  if (shown !== 'percent') return shownCell(value);
  return Number.isFinite(value) ? sharePercent(value) : '';
}
