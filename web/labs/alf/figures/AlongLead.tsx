// Leading sentence of the gain curves where they show a family, or lie along another parameter than the processing
// time.

import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { useBound, useGains } from '../gains/useGains.ts';
import { useGiven } from '../lead/Conditions.tsx';
import { OwnPair } from '../lead/Pair.tsx';
import { withoutPacketsBeyondN } from '../lead/withoutPacketsBeyondN.ts';
import { alongParts } from './alongWords.ts';

export function AlongLead() {
  const scenario = withoutPacketsBeyondN(useScenario('alf'));
  const { curve, axis, up, lines } = useGains(scenario);
  const bound = useBound(scenario, axis);
  const parts = alongParts({ axis, up, lines, bound }, scenario);
  const given = useGiven(up === null ? [axis.id] : [axis.id, up.id]);
  return (
    <FindingLead lab="alf" jobs={[curve]} parts={parts} beside={<OwnPair scenario={scenario} />}>
      {given}
    </FindingLead>
  );
}
