// The flow, packet by packet: what is overtaken, what the buffer holds and lets go, what is declared lost.

import { useCallback, useMemo } from 'react';
import { Choices } from '../../../bench/choices/Choices.tsx';
import { useFrame } from '../../../bench/figure/useFrame.ts';
import { HandLadder } from '../../../bench/hand/HandLadder.tsx';
import { isDelayed } from '../../../bench/hand/hand.ts';
import { Figure } from '../../../charts/figure/Figure.tsx';
import type { Remark } from '../../../charts/flow/MarkNames.tsx';
import { type FlowWords, LOOK } from '../../../charts/flow/scene.ts';
import { useScenario } from '../../../scenario/react.tsx';
import styles from './LadderFigure.module.css';
import { flowTables, packetColumns } from './packetTable.ts';
import { openingRange, wholeRange } from './range.ts';
import { type FlowRecord, flowRecord } from './record.ts';
import { useFlow } from './useFlow.ts';
import { fateWords, summaryWords } from './words.ts';

const TITLE = 'Packet ladder';
const WORDS: FlowWords = {
  label: TITLE,
  title: 'Packets sent, and reports back, dotted; crosses: declared lost',
  narrowTitle: 'Packets, and reports (dotted)',
  level: 'Rate',
  unit: 'kbit/s',
  shownLevel: (rate) => rate.toFixed(0),
  releasedAt: 'released',
  hint: 'Drag sideways to move in time; choose a packet to delay it or to lose it.',
};

export function LadderFigure() {
  const scenario = useScenario('dccp');
  const { side } = scenario;
  const view = useFlow(scenario);
  const frame = useFrame([view]);
  const { flow } = view;
  const record = useMemo(() => (flow === null ? null : flowRecord(flow, side)), [flow, side]);
  return (
    <Figure
      {...frame}
      title={TITLE}
      lead="Hatched: what the rate would be without the hand on it."
      summary={record === null ? '' : summaryWords(record)}
      data={() => (flow === null ? [] : packetColumns(flow))}
      tables={record === null ? [] : flowTables(record.stretch)}
      fileName="ladder"
      controls={<Choices lab="dccp" choices={['side']} />}
    >
      {record === null ? (
        <p data-loading="">The simulation is under way.</p>
      ) : (
        <div className={styles[side]}>
          <Ladder record={record} />
        </div>
      )}
    </Figure>
  );
}

function Ladder({ record }: { record: FlowRecord }) {
  const whole = useMemo(() => wholeRange(record), [record]);
  const remarks = useMemo(() => remarksOf(record), [record]);
  const opening = useCallback(
    (isNarrow: boolean, pin: number | null) => openingRange(record, isNarrow, pin),
    [record],
  );
  const handWords = useMemo(
    () => ({
      thing: 'Packet',
      titleOf: (packet: number) => `Packet ${record.packets.number[packet]}`,
      fateOf: (packet: number) => fateWords(record, packet),
    }),
    [record],
  );
  return <HandLadder lab="dccp" words={WORDS} {...{ record, handWords, whole, opening, remarks }} />;
}

/** What is said at the packets that matter; the chart shows as much of it as there is room for. */
function remarksOf({ packets, stretch, scenario }: FlowRecord): Remark[] {
  return Array.from(stretch.number).flatMap((number, packet): Remark[] => {
    const isDeclared = Number.isFinite(stretch.declared[packet] ?? Number.NaN);
    if (packets.look[packet] === LOOK.lost) {
      return isDeclared ? [{ packet, words: `${number} declared lost` }] : [];
    }
    if (packets.look[packet] !== LOOK.late) return [];
    const isOurs = isDelayed(scenario, { packet: number, attempt: 0 });
    const words = isOurs ? `${scenario.by} ms late` : `after ${stretch.lag[packet]} later ones`;
    return [{ packet, words: `${number} ${words}${isDeclared ? ', declared lost' : ''}` }];
  });
}
