// The event record of one transfer, as the model returns it, with lookups by ADU.

import type { AlfTransfer } from '#pkg/alf.js';
import type { AlfScenario } from '#pkg/params.ts';

/** Stands for "no ADU" in the record's columns of ADU numbers, as in the model. */
export const NO_ADU = 0xffff_ffff;

/** Parameters of the transfer that its record does not hold. */
export interface Terms {
  /** Processing time per ADU, Ta (ms). */
  readonly processing: number;
  /** Window, W (ADUs). */
  readonly window: number;
  /** Number of ADUs, N. */
  readonly adus: number;
  /** Number of ordered streams, S; N where order is ignored. */
  readonly streams: number;
}

export interface TransferRecord {
  readonly transfer: AlfTransfer;
  readonly terms: Terms;
  /** Indices of the transmissions that arrive, in order of arrival. */
  readonly received: Uint32Array;
  /** By ADU: time of its arrival (ms), and its place among the arrivals. */
  readonly arrival: Float64Array;
  readonly arrivalPlace: Uint32Array;
  /** By ADU: its place in processing order. */
  readonly place: Uint32Array;
}

export function orderedTerms({ ta, w, n, streams }: Readonly<AlfScenario>): Terms {
  return { processing: ta, window: w, adus: n, streams: Math.min(streams, n) };
}

export function outOfOrderTerms(scenario: Readonly<AlfScenario>): Terms {
  return { ...orderedTerms(scenario), streams: scenario.n };
}

export function readRecord(transfer: AlfTransfer, terms: Terms): TransferRecord {
  const received = new Uint32Array(transfer.order.length);
  const arrival = new Float64Array(terms.adus).fill(Number.POSITIVE_INFINITY);
  const arrivalPlace = new Uint32Array(terms.adus);
  const place = new Uint32Array(terms.adus);
  let count = 0;
  transfer.txAdu.forEach((adu, index) => {
    if (transfer.txLost[index] === 1) return;
    arrival[adu] = numberAt(transfer.txArrival, index);
    arrivalPlace[adu] = count;
    received[count] = index;
    count += 1;
  });
  transfer.order.forEach((adu, at) => {
    place[adu] = at;
  });
  return { transfer, terms, received, arrival, arrivalPlace, place };
}

/** An entry that is known to exist; NaN if it does not, which shows at once in a drawing. */
export function numberAt(list: ArrayLike<number>, index: number): number {
  return list[index] ?? Number.NaN;
}

/** When an ADU becomes deliverable, when the application takes it, and when it has processed it (ms). */
export function deliveryOf({ transfer, place, terms }: TransferRecord, adu: number) {
  const at = numberAt(place, adu);
  const taken = numberAt(transfer.accepted, at);
  return { deliverable: numberAt(transfer.deliverable, at), taken, processed: taken + terms.processing };
}

/** The ADUs of the same stream that an ADU has to wait for when it arrives, in the order of sending. */
export function missingBefore(record: TransferRecord, adu: number): number[] {
  const { arrival, arrivalPlace, terms } = record;
  const now = numberAt(arrival, adu);
  const missing: number[] = [];
  for (let before = adu - terms.streams; before >= 0; before -= terms.streams) {
    if (numberAt(arrivalPlace, before) > numberAt(arrivalPlace, adu)) missing.push(before);
    // nothing is missing before an ADU that was already deliverable
    else if (deliveryOf(record, before).deliverable <= now && isDelivered(record, before, adu)) break;
  }
  return missing.reverse();
}

/**
 * Whether `before` was delivered when `adu` arrived: for ADUs that arrive at the same time, the arrival order decides.
 */
function isDelivered(record: TransferRecord, before: number, adu: number): boolean {
  const { deliverable } = deliveryOf(record, before);
  if (deliverable < numberAt(record.arrival, adu)) return true;
  for (let at = before; at >= 0; at -= record.terms.streams) {
    if (numberAt(record.arrivalPlace, at) > numberAt(record.arrivalPlace, adu)) return false;
    if (deliveryOf(record, at).deliverable < deliverable) return true;
  }
  return true;
}

/** Whether streams have colours: there are several, but not one for each ADU. */
export function isColouredByStream({ terms }: TransferRecord): boolean {
  return terms.streams > 1 && terms.streams < terms.adus;
}
