// The sequence bench: type an arrival order, read every measure of it.

import { useMemo, useState } from 'react';
import type { SequenceMeasures } from '#pkg/metrics.js';
import { estimatesOf } from '../../../bench/measures/estimates.ts';
import { MeasureTable } from '../../../bench/measures/MeasureTable.tsx';
import { type MeasureId, measureIn } from '../../../bench/measures/table.ts';
import { counted, sharePercent } from '../../../bench/words/counts.ts';
import { normalise } from '../../../scenario/grammar.ts';
import { useScenario, useStore } from '../../../scenario/react.tsx';
import { Details } from '../measures/Details.tsx';
import { OccupancyFigure } from '../measures/OccupancyFigure.tsx';
import { ReorderDensityFigure } from '../measures/ReorderDensityFigure.tsx';
import { ArrivalField } from './ArrivalField.tsx';
import { faultOf } from './fault.ts';
import { OrderFigure } from './OrderFigure.tsx';
import { PacketTable } from './PacketTable.tsx';
import { Pager } from './Pager.tsx';
import styles from './SequenceBench.module.css';
import { useSequence } from './useSequence.ts';
import { explainedArrivals } from './words.ts';

export function SequenceBench() {
  const store = useStore();
  const { seq, dt } = useScenario('metrics');
  const [draft, setDraft] = useState(seq);
  // the scenario keeps single spaces; what was typed stays as long as it means the same
  const text = normalise('sequence', draft).text === seq ? draft : seq;
  const { result: report, error, isStale } = useSequence(text, dt);
  const fault = report?.error === undefined ? null : faultOf(report.error, report.positions);

  return (
    <>
      <div className="card">
        <ArrivalField
          text={text}
          fault={fault}
          isStale={isStale}
          onType={(typed, commit) => {
            setDraft(typed);
            store.set('metrics', { bench: 'sequence', seq: typed }, { commit });
          }}
        />
      </div>
      {error !== null && <p role="alert">{error}</p>}
      {fault !== null && <p className={styles.words}>Nothing is measured until the text can be read.</p>}
      {report !== null && report.error === undefined && <Found report={report} />}
    </>
  );
}

function Found({ report }: FindingsProps) {
  if (report.arrivals.length > 0) return <Findings key={report.arrivals.length} report={report} />;
  return <p className={styles.words}>Nothing has arrived yet: type a number, or choose a preset.</p>;
}

/** Packets in the ladder and in the table at once. */
const WINDOW = 200;

interface FindingsProps {
  readonly report: SequenceMeasures;
}

function Findings({ report }: FindingsProps) {
  const { arrivals, lost, measures } = report;
  const [from, setFrom] = useState(0);
  const packets = useMemo(
    () => explainedArrivals(report, from, Math.min(arrivals.length, from + WINDOW)),
    [report, arrivals, from],
  );
  const value = (id: MeasureId<'metrics'>) => measureIn('metrics', measures.values, id);
  const received = value('received');
  return (
    <>
      <Pager from={from} size={WINDOW} count={arrivals.length} what="Arrivals" onMove={setFrom} />
      <OrderFigure
        packets={packets}
        lost={lost}
        isWhole={arrivals.length <= WINDOW}
        summary={story(report, received, value('duplicates'), value('lost'))}
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
      <div className="card">
        <PacketTable packets={packets} />
      </div>
      <MeasureTable
        caption="Measures of this arrival order"
        lab="metrics"
        estimates={estimatesOf('metrics', [measures.values])}
      />
      <Details measures={measures} received={received} />
    </>
  );
}

function story({ measures }: SequenceMeasures, received: number, copies: number, lost: number): string {
  const late =
    measures.reordered === 0
      ? 'None of them is reordered.'
      : `${measures.reordered.toLocaleString('en-US')} of them (${sharePercent(measures.reordered / received)}) ${measures.reordered === 1 ? 'is' : 'are'} reordered: a packet that was sent later came before.`;
  const asides = [
    lost > 0 ? `${counted(lost, 'packet')} never arrived` : 'nothing is lost',
    copies > 0 ? `${copies === 1 ? '1 copy' : `${copies} copies`} came again` : 'nothing came twice',
  ];
  return `${counted(received, 'packet')} arrived. ${late} Apart from that, ${asides.join(' and ')}.`;
}
