// The words of a TCP flow's ladder: its titles and hints, and the remarks at its packets.

import { type FlowWords, LOOK, type Remark } from '../../charts/ladder/flow.ts';
import { isDelayed } from '../context/hand.ts';
import { openingRange, wholeRange } from '../ladder/flowRange.ts';
import type { FlowRecord, RunLab } from '../ladder/flowRun.ts';
import { packetTitle } from '../ladder/flowWords.ts';
import type { FlowTelling } from '../ladder/hand/record.ts';
import { countWithNoun } from '../words/counts.ts';

const WORDS: Omit<FlowWords, 'label'> = {
  title: 'Packets sent and retransmitted; acknowledgments back, dotted',
  narrowTitle: 'Packets, and acknowledgments (dotted)',
  level: 'Window',
  unit: 'packets',
  shownLevel: (window) => window.toFixed(1).replace(/\.0$/, ''),
  hint: 'Drag sideways to move in time; choose a packet to delay it or to lose it.',
};

/** The words of a flow's ladder; `lateNote` is added to "12 arrives after 3 later packets". */
export function flowLadderWords<L extends RunLab>(
  label: string,
  fateOf: FlowTelling<FlowRecord<L>>['fateOf'],
  lateNote: (record: FlowRecord<L>, packet: number) => string = () => '',
): FlowTelling<FlowRecord<L>> {
  const lateWords = (record: FlowRecord<L>, packet: number) => {
    const { packets, ladder, scenario, attempt } = record;
    const place = { packet: packets.number[packet] ?? 0, attempt: attempt[packet] ?? 0 };
    if (isDelayed(scenario, place)) return `${scenario.by} ms late`;
    return `after ${countWithNoun(ladder.lag[packet] ?? 0, 'later packet')}${lateNote(record, packet)}`;
  };
  const remarksOf = (record: FlowRecord<L>): Remark[] =>
    Array.from(record.packets.look, (look, packet): Remark | null => {
      const number = record.packets.number[packet] ?? 0;
      if (look === LOOK.late) return { packet, words: `${number} arrives ${lateWords(record, packet)}` };
      return look === LOOK.needless ? { packet, words: `${number} again, needlessly` } : null;
    }).filter((remark) => remark !== null);
  return { words: { ...WORDS, label }, titleOf: packetTitle, fateOf, remarksOf, wholeRange, openingRange };
}
