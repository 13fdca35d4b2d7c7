// What the laboratory says first where a buffer is sized: the rule's answer, and what the simulation says to it.

import { UnknownResult } from '../../../bench/measures/Unknown.tsx';
import { DragNumber } from '../../../bench/stage/DragNumber.tsx';
import stage from '../../../bench/stage/Lead.module.css';
import { LeadSentence } from '../../../bench/stage/LeadSentence.tsx';
import { encodeModel } from '../../../scenario/encode.ts';
import { useIsBehind, useScenario } from '../../../scenario/react.tsx';
import { answerOf, useRule, useSizes } from './useSizes.ts';
import { isVoice, wantOf } from './want.ts';
import { packets, verdictWords } from './words.ts';

/** Does not break. */
const RULE = 'Q\u00a0=\u00a0X\u00a0Dmax';
/** Which X is meant. */
const MOST = { voice: 'at its 50 packets a second', greedy: 'at the full rate of the bottleneck' };

export function SizeLead() {
  const scenario = useScenario('dccp');
  const [sizes, rule] = [useSizes(scenario), useRule(scenario)];
  const isBehind = useIsBehind('dccp', encodeModel);
  const error = sizes.error ?? rule.error;
  if (error !== null) return <p role="alert">{error}</p>;
  const isKnown = !sizes.isStale && !rule.isStale && !isBehind;
  const answer = isKnown ? answerOf(scenario, rule.result, sizes.result) : null;
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={!sizes.isDone || !rule.isDone}>
      <LeadSentence>
        {wantOf(scenario).name} that may wait <DragNumber lab="dccp" id="dmax" /> needs a buffer of{' '}
        {answer === null ? (
          <UnknownResult />
        ) : (
          <>
            <strong>{packets(answer.rule)}</strong>, {RULE} {MOST[isVoice(scenario) ? 'voice' : 'greedy']};{' '}
            {verdictWords(scenario, answer)}
            {sizes.isDone ? '.' : ' so far.'}
          </>
        )}
      </LeadSentence>
    </section>
  );
}
