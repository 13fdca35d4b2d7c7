// The line under a figure on the stage that compares with the kept scenario: the difference of the leading result and
// where along the axis it changes its sign, or a sentence of the figure's own, and the buttons for the kept scenario.

import { use } from 'react';
import type { LabId } from '#pkg/params.ts';
import { Words } from '../../notation/Words.tsx';
import { useKept, useScenario } from '../../scenario/react.tsx';
import { arePaired } from '../differences/differingParams.ts';
import { keptName } from '../differences/keptName.ts';
import { apartWords } from '../differences/signed.ts';
import { turnWords } from '../differences/turn.ts';
import { useDifferences } from '../differences/useDifferences.ts';
import { useKeeping } from '../differences/useKeeping.ts';
import { type Leading, leadingMeasure } from '../results/leading.ts';
import { fullName, measureById } from '../results/table.ts';
import { UnknownNumber } from '../results/Unknown.tsx';
import { countWithNoun } from '../words/counts.ts';
import { HasLeadContext } from './comparison.ts';
import styles from './Kept.module.css';
import type { KeptLineProps } from './lineProps.ts';

interface OfLab<L extends LabId> {
  readonly lab: L;
  readonly leading: Leading<L>;
}

export function KeptLine<L extends LabId>({ lab, leading, words, curves }: KeptLineProps & OfLab<L>) {
  const { swap, forget } = useKeeping(lab);
  const scenario = useScenario(lab);
  const kept = useKept(lab);
  return (
    <span className={styles.line} data-kept="">
      <span>
        {kept === null ? (
          'Kept. Now change something.'
        ) : words === undefined ? (
          <Difference lab={lab} leading={leading} curves={curves} />
        ) : (
          <>
            Kept, <Words text={keptName(lab, kept, scenario)} />: {words}
          </>
        )}
      </span>
      {kept !== null && (
        <button type="button" className={`act ${styles.act}`} onClick={swap}>
          Swap
        </button>
      )}
      <button type="button" className={`act ${styles.act}`} onClick={forget}>
        Forget
      </button>
    </span>
  );
}

/** "10.4 ± 3.3 points lower than kept; above 15 ms it is higher. 5 paired runs."; names the measure only where no sentence above has. */
function Difference<L extends LabId>({ lab, leading, curves }: OfLab<L> & Pick<KeptLineProps, 'curves'>) {
  const { differences } = useDifferences(lab, leading);
  const hasLead = use(HasLeadContext);
  const scenario = useScenario(lab);
  const kept = useKept(lab) ?? scenario;
  const id = leadingMeasure(leading, scenario);
  const found = differences?.estimates.get(id);
  const other = leading.useRuns(kept).result?.estimates.get(id);
  if (differences === null || found === undefined || other === undefined) return <UnknownNumber />;
  const measure = measureById(lab, id);
  const { runs } = differences;
  const turn = curves && turnWords(curves);
  const run = runs > 1 && arePaired(scenario, kept) ? 'paired run' : 'run';
  const { size, direction, isOpen } = apartWords(found, measure, other.mean);
  return (
    <>
      {!hasLead && `${fullName(measure)}: `}
      <strong data-difference={measure.id} data-value={found.mean}>
        {size}
      </strong>{' '}
      {direction}
      {isOpen && `: may be chance (${countWithNoun(runs, run)})`}
      {turn !== undefined && `; ${turn}`}.{!isOpen && ` ${countWithNoun(runs, run)}.`}
    </>
  );
}
