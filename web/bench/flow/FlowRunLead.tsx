// The leading sentence while a TCP flow is on the stage: what a change by hand costs, or what happened to the flow.

import { type ReactNode, useMemo } from 'react';
import { useIsBehind, useScenario } from '../../scenario/react.tsx';
import { isByHand } from '../context/byHand.ts';
import { type FlowLadder, type FlowRecord, flowRecord, type RunLab } from '../ladder/flowRun.ts';
import { costOf, costWords, needlessWords, stretchCounts, troubleWords } from '../ladder/flowWords.ts';
import { ByHand } from '../ladder/hand/ByHand.tsx';
import { stretchText } from '../ladder/hand/stretch.ts';
import type { RunView } from '../ladder/useFlowRun.ts';
import stage from '../lead/Lead.module.css';
import { LeadSentence } from '../page/LeadSentence.tsx';
import { UnknownResult } from '../results/Unknown.tsx';

interface FlowRunLeadProps<L extends RunLab> {
  readonly lab: L;
  readonly view: RunView<L>;
  /** The conditions of a flow without changes by hand: "With 2 ms of random delay, ". */
  readonly children: ReactNode;
}

export function FlowRunLead<L extends RunLab>({ lab, view, children }: FlowRunLeadProps<L>) {
  const scenario = useScenario<RunLab>(lab);
  const { flow, error, isStale } = view;
  const isBehind = useIsBehind<RunLab>(lab, stretchText);
  const found = isStale || isBehind ? null : flow;
  const record = useMemo(() => (found === null ? null : flowRecord<L>(found)), [found]);
  if (error !== null) return <p role="alert">{error}</p>;
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={record === null}>
      <LeadSentence>
        {isByHand(scenario) ? (
          <ByHand lab={lab}>
            {found !== null && found.alone !== null ? (
              <Cost ladder={found.ladder} alone={found.alone} />
            ) : null}
          </ByHand>
        ) : (
          <>
            <span className={stage.conditions}>{children}</span>
            {record === null ? <UnknownResult /> : <Usual record={record} />}
          </>
        )}
      </LeadSentence>
    </section>
  );
}

function Cost({ ladder, alone }: Record<'ladder' | 'alone', FlowLadder>) {
  const cost = useMemo(() => costOf(ladder, alone), [ladder, alone]);
  return (
    <>
      <strong className={stage.long}>{costWords(cost)}</strong>.
    </>
  );
}

function Usual({ record }: { record: FlowRecord }) {
  const { late, lost } = stretchCounts(record);
  const hasTrouble = late > 0 || lost > 0;
  return (
    <>
      {troubleWords(record)} {hasTrouble && <strong>{needlessWords(record)}</strong>}
    </>
  );
}
