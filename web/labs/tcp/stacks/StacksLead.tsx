// Leading sentence of one order and four stacks: how the oldest and the latest react.

import stage from '../../../bench/lead/Lead.module.css';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { UnknownResult } from '../../../bench/results/Unknown.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { nameOf } from '../looks.ts';
import { deedWords } from './sentences.ts';
import { useStacks } from './useStacks.ts';

export function StacksLead() {
  const { result, error, isStale } = useStacks(useScenario('tcp'));
  if (error !== null) return <p role="alert">{error}</p>;
  const found = isStale || result === null || result.error !== undefined ? null : result.stacks;
  const [first, last] = [found?.[0], found?.at(-1)];
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={found === null}>
      <LeadSentence>
        {result?.error !== undefined ? (
          'Nothing is sent until the order can be read.'
        ) : first === undefined || last === undefined ? (
          <UnknownResult />
        ) : (
          <>
            <span className={stage.conditions}>The same order: </span>
            {nameOf('stack', first.id)} {deedWords(first)};{' '}
            <strong className={stage.long}>
              {nameOf('stack', last.id)}{' '}
              {deedWords(last) === deedWords(first) ? 'does the same' : deedWords(last)}
            </strong>
            .
          </>
        )}
      </LeadSentence>
    </section>
  );
}
