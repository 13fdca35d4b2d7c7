// Sentences of the first page about what a loss costs, computed from the transfer's two ways of delivery.

import { instantText } from '../../bench/words/counts.ts';
import { costsOf } from '../../labs/alf/ladder/cost.ts';
import { lifeOf } from '../../labs/alf/ladder/life.ts';
import type { TransferRecord } from '../../labs/alf/ladder/record.ts';
import type { Story } from '../../labs/alf/ladder/stories.ts';
import type { Piece } from '../../labs/alf/ladder/waiting.ts';
import { QUESTION } from '../frame.ts';

/** The question of the first page, by the number of lost packets. */
export function questionOf(lost: number): string {
  if (lost === 1) return QUESTION;
  return lost === 0
    ? 'No packet is lost. What if one were?'
    : 'Packets are lost. Must those behind them wait?';
}

/** The end of the film: what the losses cost against the same transfer without one. */
export function resultPieces(stories: readonly Story[], lossless: readonly Story[]): Piece[] {
  const [first, second] = stories;
  if (first === undefined || second === undefined) return [];
  const losses = first.record.transfer.txLost.reduce((sum, one) => sum + one, 0);
  // without a loss the two ways of delivery take the same time
  if (losses === 0)
    return [`Nothing is lost: both are done after ${instantText(first.record.transfer.totalTime)}.`];
  if (lossless.length < 2) return [];
  const differences = [first, second].map(
    ({ record }, at) => record.transfer.totalTime - (lossless[at]?.record.transfer.totalTime ?? Number.NaN),
  );
  const [one, other] = costsOf(differences, { isPlural: losses > 1 });
  if (one === undefined || other === undefined) return [];
  const subject = losses === 1 ? 'This loss' : `These ${losses} losses`;
  if (other.verb === '' && one.amount === other.amount)
    return [`${subject} ${one.verb}${one.amount} either way.`];
  return [
    `${subject} ${one.verb}`,
    said(`${one.amount} ${first.label}`, first),
    `, ${other.verb}`,
    said(`${other.amount} ${second.label}`, second),
    '.',
  ];
}

/** Words in the colour of a way of delivery. */
function said(name: string, { color }: Story): Piece {
  return { name, color };
}

/** Names the packet or retransmission under the pointer, and what a click does to it. */
export function actWords(
  record: TransferRecord,
  adu: number,
  part: number | null,
  isFinger: boolean,
): string {
  const attempt = lifeOf(record, adu).attempts[part ?? 0];
  const again = part !== null && part > 0 ? ', retransmitted' : '';
  const fate = attempt?.isLost === true ? ' is lost' : '';
  return `Packet ${adu + 1}${again}${fate}: ${isFinger ? 'tap' : 'click'} to ${attempt?.isLost === true ? 'rescue' : 'lose'} it.`;
}
