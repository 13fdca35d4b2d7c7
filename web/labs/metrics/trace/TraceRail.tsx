// What was read, and which flow of it is measured; without a file the rail has the parameters alone.

import { useScenario } from '../../../scenario/react.tsx';
import { CaptureItself } from './CaptureItself.tsx';
import { Causes } from './Causes.tsx';
import { Contents } from './Contents.tsx';
import { LeadOn } from './desk/LeadOn.tsx';
import { useChooseFlow } from './desk/useChooseFlow.ts';
import { useChosenFlow } from './desk/useChosenFlow.ts';
import { FlowChoice } from './FlowChoice.tsx';
import { measurableIn } from './found.ts';
import { Mending } from './Mending.tsx';
import styles from './TraceRail.module.css';
import { useTrace } from './useTrace.ts';

export function TraceRail() {
  const state = useTrace();
  const { index, survey } = useChosenFlow();
  const choose = useChooseFlow();
  const { by } = useScenario('metrics');
  if (state.kind !== 'read') return null;
  const { file, report, milliseconds, measured } = state;
  const answer = measured?.question.index === index ? measured?.report : undefined;
  const found = answer?.error === undefined ? answer : undefined;
  return (
    <div className={styles.rail}>
      <Contents file={file} report={report} milliseconds={milliseconds} />
      {survey !== undefined && report.flows.length > 0 && (
        <>
          <CaptureItself report={report} share={measurableIn(report, by)} survey={survey} />
          <Causes causes={survey.causes} />
        </>
      )}
      {found !== undefined && <Mending found={found} />}
      {index !== undefined && found !== undefined && survey !== undefined && (
        <LeadOn {...{ index, found, report, survey }} />
      )}
      <FlowChoice flows={report.flows} chosen={index} onChoose={choose} />
    </div>
  );
}
