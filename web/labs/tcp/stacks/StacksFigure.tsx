// How the stacks of four times react to one arrival order, which is typed or made by dragging packets.

import { useMemo, useState } from 'react';
import type { TcpStacks } from '#pkg/tcp.js';
import { ProvenanceContext } from '../../../bench/context/provenance.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import type { Range } from '../../../charts/gestures/range.ts';
import { useLook } from '../../../charts/layout/look.ts';
import { arrivalsOf } from '../../../charts/sequence/order.ts';
import { orderText } from '../../../charts/sequence/orderText.ts';
import { SequenceChart } from '../../../charts/sequence/SequenceChart.tsx';
import { TimePlot } from '../../../charts/timeplot/TimePlot.tsx';
import { isOf } from '../../../controls/value.ts';
import { useParameter, useScenario, useStore } from '../../../scenario/react.tsx';
import { eventsOf, lanesOf, legendOf, TIME } from './marks.ts';
import { OrderField } from './OrderField.tsx';
import styles from './StacksFigure.module.css';
import { delayWords, summaryWords } from './sentences.ts';
import { furtherTables, stackColumns } from './tables.ts';
import { useStacks } from './useStacks.ts';

/** The figure uses no random numbers. */
const TOLD = { isDrawn: false } as const;

export function StacksFigure() {
  const scenario = useScenario('tcp');
  const job = useStacks(scenario);
  const report = job.result;
  const found = report === null || report.error !== undefined ? null : report;
  const stacks = found?.stacks ?? [];
  const last = stacks.at(-1);
  return (
    <ProvenanceContext value={TOLD}>
      <LabFigure
        drawsKept={false}
        title="One order, four stacks"
        lead="Windows over time; below, a row for each stack: strokes in its colour are duplicate acknowledgments, violet a retransmission, green a cut undone."
        summary={
          found === null ? (report?.error ?? 'The simulation is under way.') : summaryWords(found.stacks)
        }
        caption={last === undefined ? '' : `Drag a packet to another place. ${lastWords(found)}`}
        data={() => stackColumns(stacks)}
        tables={furtherTables(stacks)}
        fileName="tcp-stacks"
        legend={legendOf(stacks)}
        jobs={[job]}
        isStale={job.isStale}
      >
        <Bench found={found} order={useOrder()} report={report} isStale={job.isStale} />
      </LabFigure>
    </ProvenanceContext>
  );
}

/** How much longer the slowest stack takes. */
function lastWords(found: TcpStacks | null): string {
  const slowest = [...(found?.stacks ?? [])].sort((a, b) => b.delay - a.delay)[0];
  return slowest === undefined ? '' : `The slowest stack takes ${delayWords(slowest)}.`;
}

/** The arrival order of the link, or the default one. */
function useOrder(): string {
  const { param, value } = useParameter('tcp', 'seq');
  const first = isOf('text', param) ? (param.values.auto ?? '') : '';
  return typeof value === 'string' && value !== '' ? value : first;
}

interface BenchProps {
  readonly found: TcpStacks | null;
  readonly order: string;
  readonly report: ReturnType<typeof useStacks>['result'];
  readonly isStale: boolean;
}

const NONE = new Float64Array();

function Bench({ found, order, report, isStale }: BenchProps) {
  const store = useStore();
  const look = useLook();
  const [stretch, setStretch] = useState<Range | null>(null);
  const stacks = useMemo(() => found?.stacks ?? [], [found]);
  const lanes = useMemo(() => lanesOf(stacks), [stacks]);
  const events = useMemo(() => eventsOf(stacks), [stacks]);
  const arrivals = useMemo(() => arrivalsOf(found?.arrivals ?? NONE), [found]);
  const whole: Range = [0, Math.max(1e-3, ...stacks.map(({ done }) => done))];
  const sent = found?.sent ?? NONE;
  const plot = (
    <TimePlot
      aspect={0.45}
      time={TIME}
      lanes={lanes}
      events={events}
      whole={whole}
      range={stretch ?? whole}
      onRange={(next) => setStretch(next[0] <= whole[0] && next[1] >= whole[1] ? null : next)}
    />
  );
  // an order that cannot be read has no plot
  const isRead = report?.error === undefined;
  if (look === 'mini') return isRead ? plot : null;
  return (
    <div className={styles.bench} data-look={look}>
      <div className={styles.order}>
        <div className={styles.text}>
          <OrderField order={order} report={report} isStale={isStale} />
        </div>
        <div className={styles.over}>
          {isRead && (
            <SequenceChart
              height={180}
              sent={sent}
              arrivals={arrivals}
              rows={[]}
              wordsFor={({ arrived }) =>
                arrived === null ? 'It never arrives.' : `It arrives as number ${arrived + 1}.`
              }
              onOrder={(next, commit) => store.set('tcp', { seq: orderText(next, sent) }, { commit })}
            />
          )}
        </div>
      </div>
      <div className={styles.over}>{isRead && plot}</div>
    </div>
  );
}
