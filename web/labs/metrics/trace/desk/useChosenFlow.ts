// The flow that is looked at: the link's, if the capture has it, otherwise the one that reordering affects most.

import { useMemo } from 'react';
import type { TraceReport, TraceSurvey } from '#pkg/texts.js';
import { useScenario } from '../../../../scenario/react.tsx';
import { sequenceIn } from '../found.ts';
import type { By } from '../messages.ts';
import { useTrace } from '../useTrace.ts';
import { useAnswer } from './useAnswer.ts';

interface ChosenFlow {
  /** Undefined while it is not known yet, and where no flow tells an order. */
  readonly index: number | undefined;
  readonly survey: TraceSurvey | undefined;
}

export function useChosenFlow(): ChosenFlow {
  const state = useTrace();
  const { flow, by, order } = useScenario('metrics');
  const report = state.kind === 'read' ? state.report : null;
  // another report is another question
  const ask = useMemo(
    () => (report === null ? null : ({ what: 'survey', by, order } as const)),
    [report, by, order],
  );
  const survey = useAnswer<'survey'>(ask);
  if (report === null) return { index: undefined, survey: undefined };
  if (flow !== null && canMeasure(report, flow, by)) return { index: flow, survey };
  return { index: survey && survey.measured > 0 ? survey.byHarm[0] : undefined, survey };
}

function canMeasure(report: TraceReport, index: number, by: By): boolean {
  const flow = report.flows[index];
  return flow !== undefined && flow.folded === undefined && sequenceIn(flow.sequences, by) !== undefined;
}
