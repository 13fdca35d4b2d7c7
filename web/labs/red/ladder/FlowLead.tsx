// Leading sentence while one flow is on the stage.

import { FlowRunLead } from '../../../bench/flow/FlowRunLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { Disturbed } from '../lead/Disturbed.tsx';
import { useFlow } from './useFlow.ts';

export function FlowLead() {
  const view = useFlow(useScenario('red'));
  return (
    <FlowRunLead lab="red" view={view}>
      <Disturbed />
    </FlowRunLead>
  );
}
