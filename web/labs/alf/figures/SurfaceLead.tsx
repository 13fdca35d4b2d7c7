// Leading sentence of the gain surface.

import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { useSurface } from '../gains/useSurface.ts';
import { useGiven } from '../lead/Conditions.tsx';
import { OwnPair } from '../lead/Pair.tsx';
import { withoutPacketsBeyondN } from '../lead/withoutPacketsBeyondN.ts';
import { surfaceParts } from './surfaceWords.ts';

export function SurfaceLead() {
  const scenario = withoutPacketsBeyondN(useScenario('alf'));
  const { surface, matrix, across, up } = useSurface(scenario);
  const given = useGiven([across.id, up.id]);
  const parts = surfaceParts(matrix, across, up, scenario);
  return (
    <FindingLead lab="alf" jobs={[surface]} parts={parts} beside={<OwnPair scenario={scenario} />}>
      {given}
    </FindingLead>
  );
}
