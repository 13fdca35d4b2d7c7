// The bench for the reader's own traces.

import { useEffect, useMemo } from 'react';
import type { TraceSurvey } from '#pkg/texts.js';
import { type Provenance, ProvenanceContext } from '../../../bench/context/provenance.ts';
import { type LinkOfIt, tellUnlinked } from '../../../bench/context/unlinked.ts';
import stage from '../../../bench/lead/Lead.module.css';
import { BelowStage, EmptyStage } from '../../../bench/page/Stage.tsx';
import { sentence } from '../../../bench/words/sentence.ts';
import { useScenario } from '../../../scenario/react.tsx';
import type { FlowKey } from './asks.ts';
import { captureExports, originOf, traceCommand } from './captureExports.ts';
import { DeskFigures } from './DeskFigures.tsx';
import { DeskProvider } from './desk/DeskProvider.tsx';
import { useAnswer } from './desk/useAnswer.ts';
import { useChooseFlow } from './desk/useChooseFlow.ts';
import { useChosenFlow } from './desk/useChosenFlow.ts';
import { Findings } from './Findings.tsx';
import { FlowTable } from './FlowTable.tsx';
import { Intake } from './Intake.tsx';
import { MeasuredContext, type MeasuredFlow, measurableIn } from './measuredFlow.ts';
import type { FlowQuestion } from './messages.ts';
import { Reading } from './Reading.tsx';
import { ReportCard } from './ReportCard.tsx';
import { StatsView } from './StatsView.tsx';
import { flowName, withoutFlows } from './sentences.ts';
import { isSame, type TraceState } from './session.ts';
import { statsFrom } from './stats.ts';
import styles from './TraceBench.module.css';
import { useArrival } from './useArrival.ts';
import { useIntake, type Intake as Ways } from './useIntake.ts';
import { trace, useTrace } from './useTrace.ts';

export function TraceBench() {
  const state = useTrace();
  const ways = useIntake();
  const { stats } = useScenario('metrics');
  const links = useOutward(state);
  if (state.kind === 'read') return <Read state={state} ways={ways} links={links} />;
  if (state.kind === 'reading') {
    return (
      <EmptyStage lead={<p className={stage.sentence}>How much does your network reorder?</p>}>
        <Reading {...state} />
      </EmptyStage>
    );
  }
  const summary = state.word === null ? statsFrom(stats) : null;
  if (summary !== null) {
    return (
      <StatsView stats={summary}>
        <Intake ways={ways} isSmall />
      </StatsView>
    );
  }
  const lead =
    state.word === null ? (
      <p className={stage.sentence}>How much does your network reorder?</p>
    ) : (
      <p role="alert" className={stage.sentence}>
        {state.word}
      </p>
    );
  return (
    <EmptyStage lead={lead}>
      <Intake ways={ways} isSmall={false} />
    </EmptyStage>
  );
}

type ReadState = Extract<TraceState, { kind: 'read' }>;

/** Tells the page's bar what it can export of the capture; returns the links to its statistics and its path. */
function useOutward(state: TraceState): readonly LinkOfIt[] {
  const { index, survey } = useChosenFlow();
  const { by, order, stats } = useScenario('metrics');
  const measured = state.kind === 'read' ? state.measured : null;
  const answer = measured?.question.index === index ? measured?.report : undefined;
  const found = answer?.error === undefined ? answer : undefined;
  const outward = useMemo(
    () => captureExports(state, { by, order, survey, found }, statsFrom(stats) !== null),
    [state, by, order, survey, found, stats],
  );
  useEffect(() => {
    tellUnlinked(outward);
    return () => tellUnlinked(null);
  }, [outward]);
  return outward.links;
}

interface ReadProps {
  readonly state: ReadState;
  readonly ways: Ways;
  readonly links: readonly LinkOfIt[];
}

function Read({ state, ways, links }: ReadProps) {
  const { report, measured } = state;
  const { index: chosen, survey } = useChosenFlow();
  const choose = useChooseFlow();
  const { by, dt, order } = useScenario('metrics');
  const flow = report.flows.find(({ index }) => index === chosen);
  const index = flow?.index;
  // a new object for each capture, as a flow of another capture may have the same index
  const key = useMemo(
    (): FlowKey | null => (flow === undefined ? null : { index: flow.index, by, order }),
    [flow, by, order],
  );
  // asked for together with the measures, so that the figures are drawn once
  const info = useAnswer<'packets'>(
    useMemo(() => (key === null ? null : { what: 'packets', of: key }), [key]),
  );
  useEffect(() => {
    if (index !== undefined) trace.measure({ index, by, threshold: dt, order });
  }, [index, by, dt, order]);
  // measures of another flow are not shown under this one's name
  const shown = measured !== null && measured.question.index === index ? measured : null;
  const isStale =
    shown === null || index === undefined || !isSame(shown.question, { index, by, threshold: dt, order });
  const answer = shown?.report;
  const capture = useMemo(() => measurableIn(report, by), [report, by]);
  const found = useMemo(
    (): MeasuredFlow | null =>
      flow === undefined || answer === undefined || answer.error !== undefined
        ? null
        : { capture, flow, found: answer, isStale },
    [capture, flow, answer, isStale],
  );
  const isMeasured = found !== null || answer !== undefined || flow === undefined;
  useArrival(state.file.id, report.flows.length === 0 || (survey !== undefined && isMeasured));
  const below = (
    <>
      {found !== null && <Findings measured={found} />}
      {report.flows.length > 0 && (
        <FlowTable flows={report.flows} survey={survey} by={by} chosen={index} onChoose={choose} />
      )}
      <ReportCard name={state.file.name} />
      <Intake ways={ways} isSmall />
    </>
  );
  const provenance = useMemo(
    () => provenanceOf(state.file, found, { by, threshold: dt, order }, links),
    [state.file, found, by, dt, order, links],
  );
  if (report.flows.length === 0) {
    return (
      <EmptyStage lead={<Instead report={report} chosen={chosen} answer={answer} survey={survey} />}>
        <Intake ways={ways} isSmall={false} />
      </EmptyStage>
    );
  }
  if (found === null || key === null || survey === undefined) {
    return (
      <>
        <EmptyStage lead={<Instead report={report} chosen={chosen} answer={answer} survey={survey} />} />
        <BelowStage>{below}</BelowStage>
      </>
    );
  }
  return (
    <MeasuredContext value={found}>
      <ProvenanceContext value={provenance}>
        <DeskProvider key={state.file.id} flow={key} info={info ?? null} survey={survey}>
          <DeskFigures>{below}</DeskFigures>
        </DeskProvider>
      </ProvenanceContext>
    </MeasuredContext>
  );
}

/** The origin of a capture's figures. Their link opens the bench only: the capture stays with its reader. */
function provenanceOf(
  file: ReadState['file'],
  measured: MeasuredFlow | null,
  asked: Omit<FlowQuestion, 'index'>,
  links: readonly LinkOfIt[],
): Provenance {
  return {
    isDrawn: false,
    sources: ['rfc4737', 'rfc5236'],
    unlinked: originOf(file, measured, asked, links),
    command: traceCommand(file, measured?.flow.index, asked),
  };
}

interface InsteadProps {
  readonly report: ReadState['report'];
  readonly chosen: number | undefined;
  /** Whether flows carry a number for their order; missing until it is known. */
  readonly survey: TraceSurvey | undefined;
  readonly answer: NonNullable<ReadState['measured']>['report'] | undefined;
}

/** What the stage says where it has no figure: why there is nothing to measure, or what it waits for. */
function Instead({ report, chosen, answer, survey }: InsteadProps) {
  const flow = report.flows.find(({ index }) => index === chosen);
  if (answer?.error !== undefined) {
    return (
      <p role="alert" className={stage.sentence}>
        {sentence(answer.error)}
      </p>
    );
  }
  if (report.flows.length === 0) {
    return (
      <p role="alert" className={`${stage.sentence} ${styles.reason}`}>
        {report.error === undefined ? withoutFlows(report) : sentence(report.error)}
      </p>
    );
  }
  if (flow !== undefined || survey === undefined) {
    return (
      <p className={stage.sentence} data-loading="">
        Measuring {flow === undefined ? 'the flows' : flowName(flow)} …
      </p>
    );
  }
  return (
    <p role="alert" className={`${stage.sentence} ${styles.reason}`}>
      {survey.verdict.join(' ')}
    </p>
  );
}
