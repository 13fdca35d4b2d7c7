// What happened to the packets of a transfer, and how its sender reacts, in words.

import { FATE, type FlowRecord, thresholdAt } from '../../../bench/ladder/flowRun.ts';
import { countWords, undosIn } from '../../../bench/ladder/flowWords.ts';
import { threeDigits } from '../../../bench/words/numbers.ts';
import { formatCount } from '../../../notation/formatCount.ts';

const RECOVERY = 2;

/** What happened to a packet, and how the sender reacted. */
export function fateWords(record: FlowRecord<'tcp'>, i: number): string {
  const { ladder } = record;
  switch (ladder.fate[i]) {
    case FATE.disturbed:
      return `Lost on the path. ${repeatWords(record, i)}`.trim();
    case FATE.underWay:
      return 'Still under way at the end of the time shown.';
    case FATE.useless:
      return `A needless retransmission: the receiver has it already. ${undoneAfter(record, i)}`.trim();
  }
  const passed = ladder.lag[i] ?? 0;
  if (ladder.again[i] === 1) return 'It fills the gap.';
  if (passed === 0) return 'It arrives in order.';
  return `${passed === 1 ? 'One packet' : `${passed} packets`} overtook it. ${lateWords(record, i)}`;
}

function lateWords(record: FlowRecord<'tcp'>, i: number): string {
  const { ladder } = record;
  const repeated = repeatWords(record, i);
  const threshold = thresholdAt(record, ladder.sent[i] ?? 0);
  const after = thresholdAfter(record, i);
  const raised = after > threshold ? ` The threshold rises from ${threshold} to ${after}.` : '';
  return (repeated === '' ? `The sender waits for ${threshold} duplicates.` : repeated) + raised;
}

/** "Retransmitted 105 ms later, and the window is cut from 20 to 14 packets."; empty where it is not. */
function repeatWords(record: FlowRecord<'tcp'>, i: number): string {
  const { ladder } = record;
  const copy = ladder.segment.findIndex(
    (number, k) => k > i && number === ladder.segment[i] && ladder.again[k] === 1,
  );
  if (copy === -1) return '';
  const time = ladder.sent[copy] ?? 0;
  const wait = threeDigits(1000 * (time - (ladder.sent[i] ?? 0)));
  return `Retransmitted ${wait} ms later${cutWords(record, time)}.`;
}

/** How the sender changed its window at a time (s); empty where it did not. */
function cutWords({ ladder }: FlowRecord<'tcp'>, time: number): string {
  const at = ladder.at.indexOf(time);
  const before = ladder.window[at - 1];
  const after = ladder.window[at];
  if (at < 1 || before === undefined || after === undefined) return '';
  if (ladder.state[at] !== RECOVERY || ladder.state[at - 1] === RECOVERY) return '';
  return after < before
    ? `, and the window is cut from ${threeDigits(before)} to ${threeDigits(after)} packets`
    : ', and the window is lowered along the recovery';
}

/** The duplicate threshold after the acknowledgment of a packet has arrived. */
function thresholdAfter(record: FlowRecord<'tcp'>, i: number): number {
  const { ladder } = record;
  const arrival = ladder.end[i] ?? 0;
  const answer = ladder.ackSent.findIndex((time) => time >= arrival);
  return thresholdAt(record, ladder.ackArrival[answer] ?? Number.POSITIVE_INFINITY);
}

const PROOFS = [
  '',
  'all retransmissions are reported as duplicates',
  'a timestamp shows that the original came',
];

/** The first undo of a cut after a retransmission, in words. */
function undoneAfter({ ladder }: FlowRecord<'tcp'>, i: number): string {
  const sent = ladder.sent[i] ?? 0;
  const at = ladder.undone.findIndex((undone, k) => undone > 0 && (ladder.at[k] ?? 0) >= sent);
  if (at === -1) return '';
  const wait = threeDigits(1000 * ((ladder.at[at] ?? 0) - sent));
  return `${wait} ms later the cut is undone: ${PROOFS[ladder.undone[at] ?? 0]}.`;
}

export function summaryWords(record: FlowRecord<'tcp'>): string {
  const { from } = record.scenario;
  return `From ${from} s on the sender sends ${countWords(record)}${undoneWords(record)}`;
}

/** The caption beside the leading sentence: the time that its counts are of, and the number of cuts undone. */
export function restWords(record: FlowRecord<'tcp'>): string {
  return `From ${record.scenario.from} s on.${undoneWords(record)}`;
}

function undoneWords({ ladder }: FlowRecord<'tcp'>): string {
  const undone = undosIn(ladder);
  return undone === 0 ? '' : ` ${undone === 1 ? 'One cut is' : `${undone} cuts are`} undone.`;
}

/** The duplicate threshold, after words on how many packets overtook one. */
export function enoughWords(threshold: number): string {
  return `; ${formatCount(threshold)} ${threshold === 1 ? 'is' : 'are'} enough to call it lost`;
}
