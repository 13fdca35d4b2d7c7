// Leading sentence of the reordering buffer behind the path.

import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { occupancyParts } from '../measures/sentences.ts';
import { nameOf } from './laws.ts';
import { pathOccupancy } from './pathOccupancy.ts';
import { useJitterMeasures } from './useJitterMeasures.ts';

export function OccupancyLead() {
  const scenario = useScenario('metrics');
  const job = useJitterMeasures(scenario);
  const parts =
    job.result === null ? null : occupancyParts({ ...pathOccupancy(job.result), threshold: scenario.dt });
  return (
    <FindingLead lab="metrics" jobs={[job]} parts={parts}>
      With <DragNumber lab="metrics" id="jitter" /> of jitter ({nameOf(scenario.law)}),{' '}
    </FindingLead>
  );
}
