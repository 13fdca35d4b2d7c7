// Everything that is known of one flow.

import type { TraceFlow, TraceFlowReport, TraceMeasures } from '#pkg/trace.js';
import { Details } from '../measures/Details.tsx';
import { MeasureTable } from '../measures/MeasureTable.tsx';
import { OccupancyFigure } from '../measures/OccupancyFigure.tsx';
import { ReorderDensityFigure } from '../measures/ReorderDensityFigure.tsx';
import type { MeasureName } from '../measures/useMeasureNames.ts';
import { sentence } from '../sentence.ts';
import { AdviceTable } from './AdviceTable.tsx';
import styles from './FlowFindings.module.css';
import { Method } from './Method.tsx';
import { SeriesFigure } from './SeriesFigure.tsx';
import { ends } from './words.ts';

interface FlowFindingsProps {
  readonly flow: TraceFlow;
  /** Missing until the flow is measured. */
  readonly report: TraceFlowReport | null;
  readonly names: readonly MeasureName[];
  readonly isStale: boolean;
}

export function FlowFindings({ flow, report, names, isStale }: FlowFindingsProps) {
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
  return <Measured title={title} found={report} names={names} isStale={isStale} />;
}

interface MeasuredProps {
  readonly title: string;
  readonly found: TraceMeasures;
  readonly names: readonly MeasureName[];
  readonly isStale: boolean;
}

function Measured({ title, found, names, isStale }: MeasuredProps) {
  const { measures } = found;
  const value = (id: string) => measures.values[names.findIndex((name) => name.id === id)] ?? Number.NaN;
  return (
    <>
      <Method found={found} />
      <MeasureTable
        caption={`Measures of ${title}`}
        names={names}
        estimates={names.map((_, i) => ({ mean: measures.values[i] ?? Number.NaN, ci95: null }))}
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
        <OccupancyFigure rbd={measures.rbd} mean={value('buffer_mean')} tooLate={measures.tooLate} />
      </div>
      <SeriesFigure series={found.series} />
      <AdviceTable advice={found.advice} reordered={measures.reordered} />
      <Details measures={measures} received={value('received')} />
    </>
  );
}
