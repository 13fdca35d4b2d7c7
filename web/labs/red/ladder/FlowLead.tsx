// What the laboratory says first while one flow is on the stage: what a hand on a packet costs, or what befell the flow.

import { useMemo } from 'react';
import { handWords } from '../../../bench/hand/words.ts';
import { DragNumber } from '../../../bench/stage/DragNumber.tsx';
import stage from '../../../bench/stage/Lead.module.css';
import { useScenario } from '../../../scenario/react.tsx';
import { type FlowRecord, flowRecord } from './record.ts';
import { type Flow, useFlow } from './useFlow.ts';
import { costOf, costWords, needlessWords, stretchCounts, troubleWords } from './words.ts';

export function FlowLead() {
  const { flow, error } = useFlow(useScenario('red'));
  const record = useMemo(() => (flow === null ? null : flowRecord(flow)), [flow]);
  if (error !== null) return <p role="alert">{error}</p>;
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={flow === null}>
      <p className={stage.sentence}>
        {flow === null || record === null ? (
          '…'
        ) : flow.alone === null ? (
          <Usual record={record} />
        ) : (
          <Touched flow={flow} alone={flow.alone} />
        )}
      </p>
    </section>
  );
}

function Touched({ flow: { ladder, scenario }, alone }: { flow: Flow; alone: NonNullable<Flow['alone']> }) {
  const cost = useMemo(() => costOf(ladder, alone), [ladder, alone]);
  return (
    <>
      {handWords(scenario)}
      {scenario.late !== '' && (
        <>
          {' '}
          by <DragNumber lab="red" id="by" />
        </>
      )}{' '}
      <strong className={stage.long}>{costWords(cost)}</strong>.
    </>
  );
}

function Usual({ record }: { record: FlowRecord }) {
  const { late, lost } = stretchCounts(record);
  const hasTrouble = late > 0 || lost > 0;
  return (
    <>
      <span className={stage.conditions}>
        With <DragNumber lab="red" id="tau" /> of random delay,{' '}
      </span>
      {troubleWords(record)} {hasTrouble && <strong>{needlessWords(record)}</strong>}
    </>
  );
}
