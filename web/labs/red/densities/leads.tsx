// Leading sentences of the two densities.

import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { Disturbed } from '../lead/Disturbed.tsx';
import { intervalParts, windowParts } from './sentences.ts';
import { useDensities } from './useDensities.ts';

export function WindowLead() {
  return <DensityLead partsOf={windowParts} />;
}

export function IntervalsLead() {
  return <DensityLead partsOf={intervalParts} />;
}

function DensityLead({ partsOf }: { partsOf: typeof windowParts }) {
  const job = useDensities(useScenario('red'));
  return (
    <FindingLead lab="red" jobs={[job]} parts={partsOf(job.result)}>
      <Disturbed />
    </FindingLead>
  );
}
