// Everything that is known of one flow.

import type { TraceFlow, TraceFlowReport, TraceMeasures } from '#pkg/trace.js';
import { estimatesOf } from '../../../bench/measures/estimates.ts';
import { MeasureTable } from '../../../bench/measures/MeasureTable.tsx';
import { type MeasureId, measureIn } from '../../../bench/measures/table.ts';
import { sharePercent } from '../../../bench/words/counts.ts';
import { sentence } from '../../../bench/words/sentence.ts';
import { Details } from '../measures/Details.tsx';
import { OccupancyFigure } from '../measures/OccupancyFigure.tsx';
import { ReorderDensityFigure } from '../measures/ReorderDensityFigure.tsx';
import { AdviceTable } from './AdviceTable.tsx';
import styles from './FlowFindings.module.css';
import { Method } from './Method.tsx';
import { SeriesFigure } from './SeriesFigure.tsx';
import { ends } from './words.ts';

interface FlowFindingsProps {
  readonly flow: TraceFlow;
  /** Missing until the flow is measured. */
  readonly report: TraceFlowReport | null;
  readonly isStale: boolean;
}

export function FlowFindings({ flow, report, isStale }: FlowFindingsProps) {
  const title = `${flow.protocol} ${ends(flow)}`;
  if (report === null) {
    return (
      <p className={styles.words} data-loading="">
        Measuring {title} …
      </p>
    );
  }
  if (report.error !== undefined) {
    return (
      <p role="alert" className={styles.alert}>
        {sentence(report.error)}
      </p>
    );
  }
  return <Measured title={title} found={report} isStale={isStale} />;
}

interface MeasuredProps {
  readonly title: string;
  readonly found: TraceMeasures;
  readonly isStale: boolean;
}

function Measured({ title, found, isStale }: MeasuredProps) {
  const { measures } = found;
  const value = (id: MeasureId<'metrics'>) => measureIn('metrics', measures.values, id);
  return (
    <>
      <Method found={found} />
      {found.reorderedRange !== undefined && <Undecided range={found.reorderedRange} />}
      <MeasureTable
        caption={`Measures of ${title}`}
        lab="metrics"
        estimates={estimatesOf('metrics', [measures.values])}
        isBusy={isStale}
      />
      <div className={styles.pair}>
        <ReorderDensityFigure
          rd={measures.rd}
          threshold={measures.threshold}
          mean={value('mean_displacement')}
          entropy={value('entropy')}
          beyond={measures.beyond}
        />
        <OccupancyFigure
          rbd={measures.rbd}
          neglecting={value('lost') > 0 ? measures.rbdNeglectingLosses : undefined}
          mean={value('buffer_mean')}
          tooLate={measures.tooLate}
        />
      </div>
      <SeriesFigure series={found.series} />
      <AdviceTable advice={found.advice} reordered={measures.reordered} />
      <Details measures={measures} received={value('received')} />
    </>
  );
}

/** What the table's share is the upper end of. */
function Undecided({ range: [least, most] }: { range: readonly [number, number] }) {
  return (
    <p className={styles.words} data-trace="range">
      Reordered: between {sharePercent(least)} and {sharePercent(most)} of the packets. Undecided segments
      leave it open; the measures below take them for reordered.
    </p>
  );
}
