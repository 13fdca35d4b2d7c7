// The bench for the reader's own traces.

import { useEffect, useState } from 'react';
import { useScenario } from '../../../scenario/react.tsx';
import { Contents } from './Contents.tsx';
import { FlowFindings } from './FlowFindings.tsx';
import { FlowTable } from './FlowTable.tsx';
import { Intake } from './Intake.tsx';
import type { ArrivalOrder } from './messages.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { Reading } from './Reading.tsx';
import { isSame, type TraceState } from './session.ts';
import styles from './TraceBench.module.css';
import { trace, useTrace } from './useTrace.ts';

export function TraceBench() {
  const state = useTrace();
  return (
    <>
      <Intake isSmall={state.kind !== 'none'} />
      {state.kind === 'none' && state.word !== null && (
        <p role="alert" className={styles.alert}>
          {state.word}
        </p>
      )}
      {state.kind === 'reading' && <Reading {...state} />}
      {/* another file begins with its own first flow */}
      {state.kind === 'read' && <Read key={`${state.file.name} ${state.milliseconds}`} {...state} />}
    </>
  );
}

type ReadState = Extract<TraceState, { kind: 'read' }>;

function Read({ file, report, milliseconds, measured }: ReadState) {
  const { by, dt } = useScenario('metrics');
  const [chosen, setChosen] = useState(
    () => report.flows.find(({ sequences }) => sequences.length > 0)?.index,
  );
  const [order, setOrder] = useState<ArrivalOrder>('auto');
  const flow = report.flows.find(({ index }) => index === chosen);
  const index = flow?.index;
  useEffect(() => {
    if (index !== undefined) trace.measure({ index, by, threshold: dt, order });
  }, [index, by, dt, order]);
  const isStale =
    measured === null ||
    index === undefined ||
    !isSame(measured.question, { index, by, threshold: dt, order });
  // the measures of another flow would stand under this one's name
  const shown = measured !== null && measured.question.index === index ? measured.report : null;
  return (
    <>
      <Contents file={file} report={report} milliseconds={milliseconds} />
      {report.shuffled && <OrderChoice order={order} onChoose={setOrder} />}
      {report.flows.length > 0 && (
        <FlowTable flows={report.flows} by={by} chosen={index} onChoose={setChosen} />
      )}
      {report.flows.length > 0 && flow === undefined && (
        <p className={styles.alert}>
          No flow of this trace carries a sequence: RTP, TCP, ICMP echo or a rising IP identification.
        </p>
      )}
      {flow !== undefined && <FlowFindings flow={flow} report={shown} isStale={isStale} />}
    </>
  );
}
