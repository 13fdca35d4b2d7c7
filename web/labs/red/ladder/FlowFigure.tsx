// One flow, packet by packet: single packets are delayed, lost or rescued by hand.

import * as heads from '#pkg/red.ladder.heads.ts';
import { isDelayed } from '../../../bench/context/hand.ts';
import { FlowRunFigure } from '../../../bench/flow/FlowRunFigure.tsx';
import { openingRange, wholeRange } from '../../../bench/ladder/flowRange.ts';
import type { FlowRecord } from '../../../bench/ladder/flowRun.ts';
import { packetTitle } from '../../../bench/ladder/flowWords.ts';
import type { FlowTelling } from '../../../bench/ladder/hand/record.ts';
import { useKeptRun } from '../../../bench/ladder/useFlowRun.ts';
import { type FlowWords, LOOK, type Remark } from '../../../charts/ladder/flow.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { fateWords, summaryWords } from './sentences.ts';
import { SOURCE, useFlow } from './useFlow.ts';

const TITLE = 'One flow, packet by packet';
const WORDS: FlowWords = {
  label: TITLE,
  title: 'Packets sent and retransmitted; acknowledgments back, dotted',
  narrowTitle: 'Packets, and acknowledgments (dotted)',
  level: 'Window',
  unit: 'packets',
  shownLevel: (window) => window.toFixed(1).replace(/\.0$/, ''),
  hint: 'Drag sideways to move in time; choose a packet to delay it or to lose it.',
};

export function FlowFigure() {
  const scenario = useScenario('red');
  return (
    <FlowRunFigure
      lab="red"
      title={TITLE}
      fileName="flow"
      view={useFlow(scenario)}
      kept={useKeptRun(SOURCE, scenario)}
      telling={TELLING}
      summaryOf={summaryWords}
      heads={heads}
    />
  );
}

/** What is said at the packets that matter; the chart shows as much of it as there is room for. */
function remarksOf({ packets, ladder, scenario, attempt }: FlowRecord<'red'>): Remark[] {
  const found: Remark[] = [];
  for (let packet = 0; packet < packets.look.length; packet += 1) {
    const number = packets.number[packet] ?? 0;
    const look = packets.look[packet];
    if (look === LOOK.late) {
      const isOurs = isDelayed(scenario, { packet: number, attempt: attempt[packet] ?? 0 });
      const words = isOurs ? `${scenario.by} ms late` : `after ${ladder.lag[packet]} later ones`;
      found.push({ packet, words: `${number} arrives ${words}` });
    }
    if (look === LOOK.needless) found.push({ packet, words: `${number} again, needlessly` });
  }
  return found;
}

const TELLING: FlowTelling<FlowRecord<'red'>> = {
  words: WORDS,
  titleOf: packetTitle,
  fateOf: fateWords,
  remarksOf,
  wholeRange,
  openingRange,
};
