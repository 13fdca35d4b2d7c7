// What the laboratory says first while one flow is on the stage.

import { FlowRunLead } from '../../../bench/ladder/FlowRunLead.tsx';
import { DragNumber } from '../../../bench/stage/DragNumber.tsx';
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
