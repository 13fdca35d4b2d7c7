// Leading sentence where a buffer is sized: the size by the paper's rule, and the best one.

import type { DccpScenario } from '#pkg/params.ts';
import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import stage from '../../../bench/lead/Lead.module.css';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { UnknownResult } from '../../../bench/results/Unknown.tsx';
import { encodeModel } from '../../../scenario/encode.ts';
import { useIsBehind, useScenario } from '../../../scenario/react.tsx';
import { packets, reachedWords, verdictOf } from './sentences.ts';
import { type Answer, answerOf, useSizes } from './useSizes.ts';
import { wantOf } from './want.ts';

export function SizeLead() {
  const scenario = useScenario('dccp');
  const sizes = useSizes(scenario);
  const isBehind = useIsBehind('dccp', encodeModel);
  if (sizes.error !== null) return <p role="alert">{sizes.error}</p>;
  const answer = sizes.isStale || isBehind ? null : answerOf(scenario, sizes.result);
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={!sizes.isDone}>
      <LeadSentence>
        The paper’s rule gives {answer === null ? 'a buffer' : <strong>{packets(answer.rule)}</strong>} for{' '}
        <DragNumber lab="dccp" id="dmax" /> of {wantOf(scenario).name}
        {answer === null ? (
          <>
            {': '}
            <UnknownResult />
          </>
        ) : (
          <Found scenario={scenario} answer={answer} isDone={sizes.isDone} />
        )}
      </LeadSentence>
    </section>
  );
}

interface FoundProps {
  readonly scenario: Readonly<DccpScenario>;
  readonly answer: Answer;
  readonly isDone: boolean;
}

function Found({ scenario, answer, isDone }: FoundProps) {
  const { words, score } = verdictOf(scenario, answer);
  return (
    <>
      {Number.isNaN(answer.ruled) ? '' : ` (${reachedWords(scenario, answer.ruled)})`};{' '}
      <strong className={stage.won} data-words>
        {words}
      </strong>
      {score === '' ? '' : ` (${score})`}
      {isDone ? '.' : ' so far.'}
    </>
  );
}
