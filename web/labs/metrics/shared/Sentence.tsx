// Leading sentence of a stage, from the parts that a rule has made.

import { Parts } from '../../../bench/lead/Parts.tsx';
import type { Part } from '../../../bench/lead/parts.ts';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';

export function Sentence({ parts }: { parts: readonly Part[] }) {
  return (
    <LeadSentence>
      <Parts parts={parts} />
    </LeadSentence>
  );
}
