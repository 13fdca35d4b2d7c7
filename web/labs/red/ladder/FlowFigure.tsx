// One flow, packet by packet: single packets are delayed, lost or rescued by hand.

import { use, useMemo } from 'react';
import { useFrame } from '../../../bench/figure/useFrame.ts';
import { ComparisonContext } from '../../../bench/kept/comparison.ts';
import { FlowHand } from '../../../bench/ladder/FlowHand.tsx';
import { isDelayed } from '../../../bench/ladder/hand.ts';
import type { FlowTelling } from '../../../bench/ladder/record.ts';
import { Figure } from '../../../charts/figure/Figure.tsx';
import { type FlowWords, LOOK, type Remark } from '../../../charts/ladder/flow.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { flowTables, packetColumns } from './packetTable.ts';
import { openingRange, wholeRange } from './range.ts';
import { type FlowRecord, flowRecord } from './record.ts';
import { useFlow, useKeptFlow } from './useFlow.ts';
import { besideWords, fateWords, packetTitle, summaryWords } from './words.ts';

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
  const view = useFlow(scenario);
  const { flow } = view;
  const frame = useFrame([{ ...view, result: flow }], { isStale: view.isStale });
  const record = useMemo(() => (flow === null ? null : flowRecord(flow)), [flow]);
  const kept = useKeptFlow(scenario);
  const other = useMemo(() => (kept === null ? null : flowRecord(kept)), [kept]);
  const comparison = use(ComparisonContext);
  const beside = record === null || other === null ? '…' : besideWords(other, record);
  const summary = record === null ? '' : summaryWords(record);
  return (
    <Figure
      {...frame}
      title={TITLE}
      lead="Hatched: the window without your change."
      summary={comparison === null ? summary : `${summary} Kept: ${beside}`}
      caption={comparison === null ? undefined : <comparison.Line words={beside} />}
      data={() => (record === null ? [] : packetColumns(record))}
      tables={record === null ? [] : flowTables(record)}
      fileName="flow"
    >
      {record !== null ? (
        <FlowHand lab="red" record={record} telling={TELLING} />
      ) : (
        !view.isDone && <p data-loading="">The simulation is under way.</p>
      )}
    </Figure>
  );
}

/** What is said at the packets that matter; the chart shows as much of it as there is room for. */
function remarksOf({ packets, ladder, scenario, attempt }: FlowRecord): Remark[] {
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

const TELLING: FlowTelling<FlowRecord> = {
  words: WORDS,
  titleOf: packetTitle,
  fateOf: fateWords,
  remarksOf,
  wholeRange,
  openingRange,
};
