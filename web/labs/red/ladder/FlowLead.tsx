// What the laboratory says first while one flow is on the stage.

import { FlowRunLead } from '../../../bench/flow/FlowRunLead.tsx';
import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { useFlow } from './useFlow.ts';

export function FlowLead() {
  const view = useFlow(useScenario('red'));
  return (
    <FlowRunLead lab="red" view={view}>
      With <DragNumber lab="red" id="tau" /> of random delay,{' '}
    </FlowRunLead>
  );
}
