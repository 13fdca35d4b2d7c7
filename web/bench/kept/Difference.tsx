// How far the leading result is from that of the kept scenario, run by run.

import type { LabId } from '#pkg/params.ts';
import { Words } from '../../notation/Words.tsx';
import { fullName, measureById } from '../measures/table.ts';
import { UnknownNumber } from '../measures/Unknown.tsx';
import type { Leading } from '../page/LabPage.tsx';
import { signed } from './signed.ts';
import { useDifferences } from './useDifferences.ts';

/** "G differs by −10.4 ± 3.3 points (paired, 5 runs)." */
export function LeadingDifference<L extends LabId>({ lab, leading }: { lab: L; leading: Leading<L> }) {
  const { differences } = useDifferences(lab, leading);
  const found = differences?.estimates.get(leading.measure);
  if (differences === null || found === undefined) {
    return (
      <>
        <UnknownNumber />{' '}
      </>
    );
  }
  const measure = measureById(lab, leading.measure);
  const { runs } = differences;
  return (
    <>
      <Words of={measure.symbol === '' ? fullName(measure) : measure.symbol} /> differs by{' '}
      <strong data-difference={measure.id} data-value={found.mean}>
        {signed(found, measure)}
      </strong>{' '}
      ({runs === 1 ? '1 run' : `paired, ${runs} runs`}).{' '}
    </>
  );
}
