// Leading sentence while the senders are on the stage.

import { useMemo } from 'react';
import stage from '../../../bench/lead/Lead.module.css';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { UnknownResult } from '../../../bench/results/Unknown.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { benchRows } from './moments.ts';
import { resultOf } from './sentences.ts';
import { useSenders } from './useSenders.ts';

export function SenderLead() {
  const { bench, played } = useSenders(useScenario('red'));
  const words = useMemo(
    () => (played === null ? null : resultOf(benchRows(bench.lines.length, played.senders), played.fault)),
    [bench.lines, played],
  );
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={words === null}>
      <LeadSentence>
        {words === null ? (
          <UnknownResult />
        ) : (
          <>
            {words.again}; <strong className={stage.long}>{words.end}</strong>.
          </>
        )}
      </LeadSentence>
    </section>
  );
}
