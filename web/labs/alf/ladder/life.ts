// The life of one ADU in one transfer.

import { instantText } from '../../../bench/words/counts.ts';
import { deliveryOf, missingBefore, NO_ADU, numberAt, type TransferRecord } from './record.ts';
import { aduList } from './sentences.ts';

export interface Attempt {
  /** Number of the attempt, from 0: above 0 it is a retransmission. */
  readonly attempt: number;
  readonly emitted: number;
  readonly isLost: boolean;
  /** When the transmission arrives, or when its loss is discovered (ms). */
  readonly arrival: number;
  /** When the report of its loss reaches the sender (ms); null if it was not lost. */
  readonly reported: number | null;
}

export interface Life {
  readonly adu: number;
  readonly stream: number;
  readonly attempts: readonly Attempt[];
  readonly received: number;
  readonly deliverable: number;
  readonly taken: number;
  readonly processed: number;
  /** ADUs that were missing when it arrived. */
  readonly missing: readonly number[];
}

export function lifeOf(record: TransferRecord, adu: number): Life {
  const { transfer, arrival, terms } = record;
  const attempts: Attempt[] = [];
  transfer.txAdu.forEach((one, index) => {
    if (one !== adu) return;
    const time = numberAt(transfer.txArrival, index);
    const isLost = transfer.txLost[index] === 1;
    attempts.push({
      attempt: numberAt(transfer.txAttempt, index),
      emitted: numberAt(transfer.txEmitted, index),
      isLost,
      arrival: time,
      reported: isLost ? reportedAt(record, adu, time) : null,
    });
  });
  return {
    adu,
    stream: adu % terms.streams,
    attempts,
    received: numberAt(arrival, adu),
    ...deliveryOf(record, adu),
    missing: missingBefore(record, adu),
  };
}

/** When the loss report of an ADU arrives; it leaves the receiver at the moment of the discovery (rule alf-5). */
function reportedAt({ transfer }: TransferRecord, adu: number, discovered: number): number | null {
  const index = transfer.ackReports.findIndex(
    (one, at) => one === adu && transfer.ackEmitted[at] === discovered,
  );
  return adu === NO_ADU || index < 0 ? null : numberAt(transfer.ackArrival, index);
}

/** What the ADU waited for at the receiver, in words. */
export function waitWords({ received, deliverable, taken, missing }: Life): string {
  const parts: string[] = [];
  if (deliverable > received) parts.push(`${instantText(deliverable - received)} for ${aduList(missing)}`);
  if (taken > deliverable) parts.push(`${instantText(taken - deliverable)} for the application`);
  return parts.length === 0 ? 'nothing' : parts.join(', then ');
}

/** The life of an ADU in a sentence, for readers who step from packet to packet with a screen reader. */
export function lifeWords(label: string, life: Life): string {
  const lost = life.attempts.filter(({ isLost }) => isLost).length;
  const [first] = life.attempts;
  const losses = lost === 0 ? '' : `, lost ${lost === 1 ? 'once' : `${lost} times`}`;
  return `${label}: sent ${instantText(first?.emitted ?? Number.NaN)}${losses}, received ${instantText(life.received)}, waited for ${waitWords(life)}, processed ${instantText(life.processed)}.`;
}
