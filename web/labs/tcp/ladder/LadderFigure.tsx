// A transfer packet by packet: single packets are delayed, lost or saved by hand.

import * as heads from '#pkg/tcp.ladder.heads.ts';
import { FlowRunFigure } from '../../../bench/flow/FlowRunFigure.tsx';
import { flowLadderWords } from '../../../bench/flow/flowLadderWords.ts';
import { thresholdAt } from '../../../bench/ladder/flowRun.ts';
import { useKeptRun } from '../../../bench/ladder/useFlowRun.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { enoughWords, fateWords, restWords, summaryWords } from './sentences.ts';
import { SOURCE, useLadder } from './useLadder.ts';

const TELLING = flowLadderWords<'tcp'>('A transfer, packet by packet', fateWords, (record, packet) =>
  enoughWords(thresholdAt(record, record.ladder.end[packet] ?? 0)),
);

export function LadderFigure() {
  const scenario = useScenario('tcp');
  return (
    <FlowRunFigure
      lab="tcp"
      fileName="tcp-ladder"
      view={useLadder(scenario)}
      kept={useKeptRun(SOURCE, scenario)}
      telling={TELLING}
      summaryOf={summaryWords}
      captionOf={restWords}
      heads={heads}
    />
  );
}
