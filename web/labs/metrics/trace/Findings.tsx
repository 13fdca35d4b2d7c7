// Everything that is known of the measured flow, for those who scroll.

import { estimatesOf } from '../../../bench/measures/estimates.ts';
import { MeasureTable } from '../../../bench/measures/MeasureTable.tsx';
import { sharePercent } from '../../../bench/words/counts.ts';
import { Details } from '../measures/Details.tsx';
import { AdviceTable } from './AdviceTable.tsx';
import styles from './Findings.module.css';
import { type Measured, measureOf } from './found.ts';
import { Method } from './Method.tsx';
import { flowName } from './words.ts';

export function Findings({ measured: { flow, found, isStale } }: { measured: Measured }) {
  const { measures } = found;
  return (
    <>
      <AdviceTable advice={found.advice} reordered={measures.reordered} />
      {found.reorderedRange !== undefined && <Undecided range={found.reorderedRange} />}
      <MeasureTable
        caption={`Measures of ${flowName(flow)}`}
        lab="metrics"
        estimates={estimatesOf('metrics', [measures.values])}
        isBusy={isStale}
      />
      <Method found={found} />
      <Details measures={measures} received={measureOf(found, 'received')} />
    </>
  );
}

/** What the table's share is the upper end of. */
function Undecided({ range: [least, most] }: { range: readonly [number, number] }) {
  return (
    <p className={styles.words} data-trace="range">
      Reordered: between {sharePercent(least)} and {sharePercent(most)} of the packets. Some segments could
      not be decided; the measures below count them as reordered.
    </p>
  );
}
