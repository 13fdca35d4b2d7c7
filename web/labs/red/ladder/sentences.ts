// What happened to the packets of the first flow, in words.

import { FATE, type FlowRecord } from '../../../bench/ladder/flowRun.ts';
import { countWords } from '../../../bench/ladder/flowWords.ts';
import { LOOK } from '../../../charts/ladder/flow.ts';

export function fateWords({ ladder, packets, scenario, threshold }: FlowRecord<'red'>, i: number): string {
  const passed = ladder.lag[i] ?? 0;
  switch (ladder.fate[i]) {
    case FATE.disturbed:
      return 'Lost on the path.';
    case FATE.dropped:
      return 'Dropped by the queue.';
    case FATE.underWay:
      return 'Still under way at the end of the time shown.';
    case FATE.useless:
      return 'A needless retransmission: the receiver has it already.';
  }
  if (passed === 0) return ladder.again[i] === 1 ? 'It fills the gap.' : 'It arrives in order.';
  const overtaken = `${passed === 1 ? 'One packet' : `${passed} packets`} overtook it`;
  if (packets.look[i] === LOOK.late && passed >= threshold) {
    const isRepeated = ladder.segment.some(
      (number, k) => k > i && number === ladder.segment[i] && ladder.again[k] === 1,
    );
    return isRepeated
      ? `${overtaken}: ${threshold} duplicate acknowledgments make the sender retransmit it.`
      : `${overtaken}: ${threshold} duplicate acknowledgments could make the sender retransmit it, but it does not.`;
  }
  return `${overtaken}; ${scenario.dupthresh} would be taken for a loss.`;
}

/** The time that the counts are of: the ladder's window shows only a part of it. */
export function stretchWords({ scenario: { from, span } }: FlowRecord<'red'>): string {
  return `The first flow, from ${from} s for ${span} s.`;
}

export function summaryWords(record: FlowRecord<'red'>): string {
  const { from, span } = record.scenario;
  return `From ${from} s for ${span} s the first flow sends ${countWords(record)}`;
}
