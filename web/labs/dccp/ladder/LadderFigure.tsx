// The flow, packet by packet: reordered packets, packets in the buffer, packets declared lost.

import { useMemo } from 'react';
import { isByHand } from '../../../bench/context/byHand.ts';
import { isDelayed } from '../../../bench/context/hand.ts';
import { FlowHand } from '../../../bench/ladder/FlowHand.tsx';
import type { FlowTelling } from '../../../bench/ladder/hand/record.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { Switch } from '../../../bench/results/Switch.tsx';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { type FlowWords, LOOK, type Remark } from '../../../charts/ladder/flow.ts';
import { useScenario } from '../../../scenario/react.tsx';
import styles from './LadderFigure.module.css';
import { flowTables, packetColumns } from './packetTable.ts';
import { openingRange, wholeRange } from './range.ts';
import { type FlowRecord, flowRecord, rateOf } from './record.ts';
import { fateWords, keptWords, restWords, summaryWords } from './sentences.ts';
import { useFlow, useKeptFlow } from './useFlow.ts';

const TITLE = 'Packet ladder';
const WORDS: FlowWords = {
  label: TITLE,
  title: 'Packets; dotted: reports; bold: reordered; blue: in the buffer; crosses: declared lost',
  narrowTitle: 'Packets, and reports (dotted)',
  level: 'Rate',
  unit: 'kbit/s',
  shownLevel: (rate) => rate.toFixed(0),
  releasedAt: 'released',
  // some readers cannot tell brass from vermillion: late packets are dark and heavy here
  lateColor: 'var(--text)',
  hint: 'Drag sideways to move in time; choose a packet to delay it or to lose it.',
};

export function LadderFigure() {
  const scenario = useScenario('dccp');
  const { side } = scenario;
  const view = useFlow(scenario);
  const { flow } = view;
  const kept = useKeptFlow(scenario, flow?.ladder.from ?? null);
  const record = useMemo((): FlowRecord | null => {
    if (flow === null) return null;
    return { ...flowRecord(flow, side), kept: kept === null ? undefined : rateOf(kept[side]) };
  }, [flow, kept, side]);
  return (
    <LabFigure
      title={TITLE}
      lead={
        record === null || record.without === null
          ? undefined
          : 'Hatched: the rate if the packets are left alone.'
      }
      summary={
        record === null ? '' : `${summaryWords(record)}${kept === null ? '' : ` ${keptWords(kept[side])}`}`
      }
      // with changes by hand the leading sentence has no such counts
      rest={record === null || isByHand(scenario) ? undefined : restWords(record)}
      data={() => (flow === null ? [] : packetColumns(flow.ladder))}
      keptData={kept === null ? undefined : () => packetColumns(kept)}
      tables={record === null ? [] : flowTables(record.stretch, kept?.[side])}
      fileName="ladder"
      action={<Switch lab="dccp" id="side" />}
      jobs={[{ ...view, result: flow }]}
      isStale={view.isStale}
    >
      {record === null ? (
        !view.isDone && <p data-loading="">The simulation is under way.</p>
      ) : (
        <div className={styles[side]}>
          <FlowHand lab="dccp" record={record} telling={TELLING} />
        </div>
      )}
    </LabFigure>
  );
}

/** Notes at the packets that matter; the chart shows those that it has room for. */
function remarksOf({ packets, stretch, scenario }: FlowRecord): Remark[] {
  return Array.from(stretch.number).flatMap((number, packet): Remark[] => {
    const isDeclared = Number.isFinite(stretch.declared[packet] ?? Number.NaN);
    if (packets.look[packet] === LOOK.lost) {
      return isDeclared ? [{ packet, words: `${number} declared lost` }] : [];
    }
    if (packets.look[packet] !== LOOK.late) return [];
    const isOurs = isDelayed(scenario, { packet: number, attempt: 0 });
    const words = isOurs
      ? `${scenario.by} ms late`
      : `after ${countWithNoun(stretch.lag[packet] ?? 0, 'later packet')}`;
    return [{ packet, words: `${number} ${words}${isDeclared ? ', declared lost' : ''}` }];
  });
}

const TELLING: FlowTelling<FlowRecord> = {
  words: WORDS,
  titleOf: ({ packets }, packet) => `Packet ${packets.number[packet]}`,
  fateOf: fateWords,
  remarksOf,
  wholeRange,
  openingRange,
};
