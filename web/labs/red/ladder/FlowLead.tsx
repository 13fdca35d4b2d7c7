// What the laboratory says first while one flow is on the stage: what a hand on a packet costs, or what befell the flow.

import { useMemo } from 'react';
import { ByHand } from '../../../bench/ladder/ByHand.tsx';
import { isByHand } from '../../../bench/ladder/lists.ts';
import { stretchText } from '../../../bench/ladder/stretch.ts';
import { UnknownResult } from '../../../bench/measures/Unknown.tsx';
import { DragNumber } from '../../../bench/stage/DragNumber.tsx';
import stage from '../../../bench/stage/Lead.module.css';
import { LeadSentence } from '../../../bench/stage/LeadSentence.tsx';
import { useIsBehind, useScenario } from '../../../scenario/react.tsx';
import { type FlowRecord, flowRecord } from './record.ts';
import { type Flow, useFlow } from './useFlow.ts';
import { costOf, costWords, needlessWords, stretchCounts, troubleWords } from './words.ts';

export function FlowLead() {
  const scenario = useScenario('red');
  const { flow, error, isStale } = useFlow(scenario);
  const isBehind = useIsBehind('red', stretchText);
  const found = isStale || isBehind ? null : flow;
  const record = useMemo(() => (found === null ? null : flowRecord(found)), [found]);
  if (error !== null) return <p role="alert">{error}</p>;
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={record === null}>
      <LeadSentence>
        {isByHand(scenario) ? (
          <ByHand lab="red">
            {found !== null && found.alone !== null ? <Cost flow={found} alone={found.alone} /> : null}
          </ByHand>
        ) : (
          <>
            <span className={stage.conditions}>
              With <DragNumber lab="red" id="tau" /> of random delay,{' '}
            </span>
            {record === null ? <UnknownResult /> : <Usual record={record} />}
          </>
        )}
      </LeadSentence>
    </section>
  );
}

function Cost({ flow: { ladder }, alone }: { flow: Flow; alone: NonNullable<Flow['alone']> }) {
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
