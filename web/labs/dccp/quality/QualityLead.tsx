// Leading sentence of the scores: what the buffer adds to each, and why.

import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { Held, NoBuffer } from '../lead/Held.tsx';
import { hasBuffer } from '../lead/sentence.ts';
import { useMeasures } from '../useMeasures.ts';
import { scoreGroups, scoreParts } from './scores.ts';

export function QualityLead() {
  const scenario = useScenario('dccp');
  const measures = useMeasures(scenario);
  const { result } = measures;
  if (!hasBuffer(scenario)) {
    return (
      <FindingLead lab="dccp" jobs={[measures]} parts={[]}>
        <NoBuffer />
      </FindingLead>
    );
  }
  return (
    <FindingLead
      lab="dccp"
      jobs={[measures]}
      parts={result === null ? null : scoreParts(scoreGroups(result))}
    >
      A buffer of <Held /> {scenario.place === 'application' && 'in the application '}that restores the order{' '}
    </FindingLead>
  );
}
