// One flow, packet by packet: single packets are delayed, lost or saved by hand.

import * as heads from '#pkg/red.ladder.heads.ts';
import { FlowRunFigure } from '../../../bench/flow/FlowRunFigure.tsx';
import { flowLadderWords } from '../../../bench/flow/flowLadderWords.ts';
import { useKeptRun } from '../../../bench/ladder/useFlowRun.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { fateWords, stretchWords, summaryWords } from './sentences.ts';
import { SOURCE, useFlow } from './useFlow.ts';

const TELLING = flowLadderWords<'red'>('One flow, packet by packet', fateWords);

export function FlowFigure() {
  const scenario = useScenario('red');
  return (
    <FlowRunFigure
      lab="red"
      fileName="flow"
      view={useFlow(scenario)}
      kept={useKeptRun(SOURCE, scenario)}
      telling={TELLING}
      summaryOf={summaryWords}
      captionOf={stretchWords}
      heads={heads}
    />
  );
}
