// Leading sentence of the figure of reordering.

import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { Disturbed } from '../lead/Disturbed.tsx';
import { useMeasures } from '../useMeasures.ts';
import { reorderedParts } from './sentences.ts';

export function ReorderingLead() {
  const measures = useMeasures(useScenario('red'));
  return (
    <FindingLead lab="red" jobs={[measures]} parts={reorderedParts(measures.result)}>
      <Disturbed />
    </FindingLead>
  );
}
