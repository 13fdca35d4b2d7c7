// What is said first: what today's stack keeps on the path, and which stacks collapse.

import stage from '../../../bench/lead/Lead.module.css';
import { keptBy } from '../../../bench/listed/stackBars.ts';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { UnknownResult } from '../../../bench/results/Unknown.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { answer, conditions } from './sentences.ts';
import { useStacks } from './usePath.ts';

export function PathLead() {
  const scenario = useScenario('tcp');
  const stacks = useStacks(scenario);
  const error = stacks.jobs.find((job) => job.error !== null)?.error;
  if (error !== undefined) return <p role="alert">{error}</p>;
  const told = answer(keptBy(stacks), !stacks.isDone);
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={told === null}>
      <LeadSentence>
        On this path, {conditions(scenario)},{' '}
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
