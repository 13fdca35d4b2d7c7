// The life of one ADU in one transfer.

import { instant } from '../../../bench/words/counts.ts';
import { deliveryOf, missingBefore, NO_ADU, numberAt, type TransferRecord } from './record.ts';
import { aduList } from './sentences.ts';

export interface Attempt {
  /** From 0. */
  readonly attempt: number;
  readonly emitted: number;
  readonly isLost: boolean;
  /** When it arrives, or when its loss is discovered. */
  readonly arrival: number;
  /** When the report of its loss reaches the sender. */
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

/** Rule alf-5: the report leaves at the moment of the discovery. */
function reportedAt({ transfer }: TransferRecord, adu: number, discovered: number): number | null {
  const index = transfer.ackReports.findIndex(
    (one, at) => one === adu && transfer.ackEmitted[at] === discovered,
  );
  return adu === NO_ADU || index < 0 ? null : numberAt(transfer.ackArrival, index);
}

/** What the ADU waited for in the receiver, in words. */
export function waitWords({ received, deliverable, taken, missing }: Life): string {
  const parts: string[] = [];
  if (deliverable > received) parts.push(`${instant(deliverable - received)} for ${aduList(missing)}`);
  if (taken > deliverable) parts.push(`${instant(taken - deliverable)} for the application`);
  return parts.length === 0 ? 'nothing' : parts.join(', then ');
}

/** The life in a sentence, for those who walk from packet to packet by ear. */
export function lifeWords(label: string, life: Life): string {
  const lost = life.attempts.filter(({ isLost }) => isLost).length;
  const [first] = life.attempts;
  const losses = lost === 0 ? '' : `, lost ${lost === 1 ? 'once' : `${lost} times`}`;
  return `${label}: sent ${instant(first?.emitted ?? Number.NaN)}${losses}, received ${instant(life.received)}, waited for ${waitWords(life)}, processed ${instant(life.processed)}.`;
}
