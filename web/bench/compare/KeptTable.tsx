// All measures of the scenario and of the kept one, with their paired differences: what `oos run --against` prints.

import type { LabId } from '#pkg/params.ts';
import { withSideColumn } from '../../charts/export/sides.ts';
import { Term } from '../../controls/Term.tsx';
import { Words } from '../../notation/Words.tsx';
import { encode } from '../../scenario/encode.ts';
import { useKept, useScenario } from '../../scenario/react.tsx';
import type { Estimate } from '../../sim/estimate.ts';
import { arePaired } from '../differences/differingParams.ts';
import { keptName } from '../differences/keptName.ts';
import { signed } from '../differences/signed.ts';
import { useDifferences } from '../differences/useDifferences.ts';
import { TableExport } from '../export/TableExport.tsx';
import { type Estimates, measureColumns, valuedWords } from '../results/estimates.ts';
import type { Leading } from '../results/leading.ts';
import { fullName, type Measure, measuresOf } from '../results/table.ts';
import styles from '../tables/MeasureTable.module.css';
import { SideName } from '../tables/SideName.tsx';
import { sharePercent } from '../words/counts.ts';
import { threeDigits } from '../words/numbers.ts';

export function KeptTable<L extends LabId>({ lab, leading }: { lab: L; leading: Leading<L> }) {
  const scenario = useScenario(lab);
  const kept = useKept(lab);
  const { differences, isBusy } = useDifferences(lab, leading);
  const mine = leading.useRuns(scenario).result?.estimates;
  const other = leading.useRuns(kept ?? scenario).result?.estimates;
  if (kept === null || differences === null) return null;
  const { runs, estimates } = differences;
  const keptLink = encode(lab, { ...kept, keep: '' });
  const rowOf = (side: string, found: Estimates<L> | undefined) =>
    withSideColumn(side, measureColumns(lab, found ?? new Map()));
  /** The row of differences, as in `oos run --against`, over the runs that both scenarios have. */
  const differenceRow = () => [
    ...rowOf('difference', estimates),
    { id: 'against', values: [keptLink] },
    { id: 'runs', unit: 'runs', values: [runs] },
  ];
  return (
    <section className={`card ${styles.wide}`} aria-label="Comparison with the kept scenario">
      <table className={`table ${styles.measures}`} aria-busy={isBusy} data-kept-table="">
        <caption>
          This scenario and the kept one, <Words text={keptName(lab, kept, scenario)} />
          {runs > 1 &&
            `: ${arePaired(scenario, kept) ? 'paired ' : ''}differences of ${runs} runs, ± half the width of the 95% interval`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            {['This', 'Kept', 'Difference'].map((side) => (
              <th key={side} scope="col" className={styles.number}>
                {side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measuresOf(lab).map((measure) => {
            const found = estimates.get(measure.id);
            return (
              <tr key={measure.id} data-measure={measure.id}>
                <th scope="row">
                  <Term explained={measure}>
                    <Words text={fullName(measure)} />
                  </Term>
                  <SideName measure={measure} />
                </th>
                <td className={styles.number}>{shown(mine?.get(measure.id), measure)}</td>
                <td className={styles.number}>{shown(other?.get(measure.id), measure)}</td>
                <td className={styles.number} data-value={found?.mean} data-half={found?.ci95 ?? undefined}>
                  {found !== undefined &&
                    Number.isFinite(found.mean) &&
                    `${signed(found, measure)}${valuedWords(found, runs)}`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <TableExport
        lab={lab}
        title="comparison with the kept scenario"
        fileName={`${lab}-comparison`}
        data={() => rowOf('this', mine)}
        below={[
          { text: keptLink, data: () => rowOf('kept', other) },
          { text: encode(lab, scenario), data: differenceRow },
        ]}
        command={({ comparisonCommand }, text) => comparisonCommand(text)}
      />
    </section>
  );
}

function shown(found: Estimate | undefined, measure: Measure): string {
  if (found === undefined || !Number.isFinite(found.mean)) return '';
  return measure.shown === 'percent'
    ? sharePercent(found.mean)
    : `${threeDigits(found.mean)} ${measure.unit}`;
}
