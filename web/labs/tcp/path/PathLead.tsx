// What is said first: what today's stack keeps on the path, and which stacks collapse.

import stage from '../../../bench/lead/Lead.module.css';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { UnknownResult } from '../../../bench/results/Unknown.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { answer } from './sentences.ts';
import { usePath } from './usePath.ts';

export function PathLead() {
  const { result, error, isStale } = usePath(useScenario('tcp'));
  if (error !== null) return <p role="alert">{error}</p>;
  const told = isStale || result === null ? null : answer(result.stacks);
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={told === null}>
      <LeadSentence>
        On this path{' '}
        {told === null ? (
          <UnknownResult />
        ) : (
          <>
            {told.words} <strong>{told.strong}</strong>
            <span className={stage.long}>{told.rest}</span>
          </>
        )}
      </LeadSentence>
    </section>
  );
}
