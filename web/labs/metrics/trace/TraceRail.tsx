// What was read, and which flow of it is measured; without a file the rail has the parameters alone.

import { Contents } from './Contents.tsx';
import { LeadOn } from './desk/LeadOn.tsx';
import { useChooseFlow } from './desk/useChooseFlow.ts';
import { useChosenFlow } from './desk/useChosenFlow.ts';
import { FlowChoice } from './FlowChoice.tsx';
import { Mending } from './Mending.tsx';
import styles from './TraceRail.module.css';
import { useTrace } from './useTrace.ts';

export function TraceRail() {
  const state = useTrace();
  const { index, survey } = useChosenFlow();
  const choose = useChooseFlow();
  if (state.kind !== 'read') return null;
  const { file, report, milliseconds, measured } = state;
  const answer = measured?.question.index === index ? measured?.report : undefined;
  const found = answer?.error === undefined ? answer : undefined;
  return (
    <div className={styles.rail}>
      <Contents file={file} report={report} milliseconds={milliseconds} />
      {found !== undefined && <Mending found={found} />}
      {index !== undefined && found !== undefined && survey !== undefined && (
        <LeadOn {...{ index, found, report, survey }} />
      )}
      <FlowChoice flows={report.flows} chosen={index} onChoose={choose} />
    </div>
  );
}
