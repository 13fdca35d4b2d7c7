// Leading sentence while a transfer is shown packet by packet.

import { FlowRunLead } from '../../../bench/flow/FlowRunLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { Path } from '../Path.tsx';
import { useLadder } from './useLadder.ts';

export function LadderLead() {
  const view = useLadder(useScenario('tcp'));
  return (
    <FlowRunLead lab="tcp" view={view}>
      <Path />,{' '}
    </FlowRunLead>
  );
}
