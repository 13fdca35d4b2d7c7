// The flow that is shown: the link's, if the capture has it, otherwise the most reordered one.

import { useMemo } from 'react';
import type { TraceSurvey } from '#pkg/texts.js';
import { useScenario } from '../../../../scenario/react.tsx';
import { flowToShow } from '../measuredFlow.ts';
import { useTrace } from '../useTrace.ts';
import { useAnswer } from './useAnswer.ts';

interface ChosenFlow {
  /** Index of the flow; undefined until it is known, and where no flow can be measured. */
  readonly index: number | undefined;
  readonly survey: TraceSurvey | undefined;
}

export function useChosenFlow(): ChosenFlow {
  const state = useTrace();
  const { flow, by, order } = useScenario('metrics');
  const report = state.kind === 'read' ? state.report : null;
  // another report is another question, though the survey's arguments are the same
  const ask = useMemo(
    () => (report === null ? null : ({ what: 'survey', by, order } as const)),
    [report, by, order],
  );
  const survey = useAnswer<'survey'>(ask);
  if (report === null || survey === undefined) return { index: undefined, survey: undefined };
  return { index: flowToShow(report, survey, flow), survey };
}
