// The panel of a capture: what was read, and which flow is measured. Without a file the panel has the parameters only.

import type { TraceReport } from '#pkg/texts.js';
import { sentence } from '../../../bench/words/sentence.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { CaptureItself } from './CaptureItself.tsx';
import { Causes } from './Causes.tsx';
import { Contents } from './Contents.tsx';
import { LeadOn } from './desk/LeadOn.tsx';
import { useChooseFlow } from './desk/useChooseFlow.ts';
import { useChosenFlow } from './desk/useChosenFlow.ts';
import { FlowChoice } from './FlowChoice.tsx';
import { Mending } from './Mending.tsx';
import { measurableIn } from './measuredFlow.ts';
import { Remedies } from './Remedies.tsx';
import { flowName } from './sentences.ts';
import styles from './TraceRail.module.css';
import { useTrace } from './useTrace.ts';
import { decidingSentence } from './verdict.ts';

export function TraceRail() {
  const state = useTrace();
  const { index, survey } = useChosenFlow();
  const choose = useChooseFlow();
  const { by, flow } = useScenario('metrics');
  if (state.kind !== 'read') return null;
  const { file, report, milliseconds, measured } = state;
  const answer = measured?.question.index === index ? measured?.report : undefined;
  const found = answer?.error === undefined ? answer : undefined;
  return (
    <div className={styles.rail}>
      <Contents file={file} report={report} milliseconds={milliseconds} />
      {survey !== undefined && report.flows.length > 0 && (
        <>
          <FlowChoice flows={report.flows} survey={survey} chosen={index} onChoose={choose} />
          <NotShown report={report} asked={flow} shown={index} />
          <CaptureItself report={report} share={measurableIn(report, by)} survey={survey} />
          <Causes causes={survey.causes} mayTell={decidingSentence(survey)} />
        </>
      )}
      {index !== undefined && found !== undefined && survey !== undefined && (
        <LeadOn {...{ index, found, report, survey }} />
      )}
      {found !== undefined && <Mending found={found} />}
      {survey !== undefined && <Remedies remedies={survey.remedies} />}
    </div>
  );
}

interface NotShownProps {
  readonly report: TraceReport;
  /** Index of the flow in the link. */
  readonly asked: number | null;
  readonly shown: number | undefined;
}

/** Why the flow that a link names is not shown. */
function NotShown({ report, asked, shown }: NotShownProps) {
  if (asked === null || asked === shown) return null;
  const flow = report.flows[asked];
  const why =
    flow === undefined
      ? `Flow ${asked} of the link is not in this capture`
      : `${flowName(flow)} is not shown: ${flow.why ?? 'it has no number of the chosen kind'}`;
  return <p className={styles.aside}>{sentence(why)}</p>;
}
