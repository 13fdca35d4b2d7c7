// One transfer's event record, as the model emits it, with what it takes to look things up in it by ADU.

import type { AlfTransfer } from '#pkg/alf.js';
import type { AlfScenario } from '#pkg/params.ts';

/** Stands for "no ADU" in the record's columns of ADU numbers. */
export const NO_ADU = 0xffff_ffff;

/** What the record does not say about its transfer. */
export interface Terms {
  /** Ta (ms). */
  readonly processing: number;
  /** W (ADUs). */
  readonly window: number;
  /** N. */
  readonly adus: number;
  /** S: N where each ADU is delivered as it comes. */
  readonly streams: number;
}

export interface TransferRecord {
  readonly transfer: AlfTransfer;
  readonly terms: Terms;
  /** Transmissions that arrive, in order of arrival. */
  readonly received: Uint32Array;
  /** When each ADU arrives; and its place among the arrivals. */
  readonly arrival: Float64Array;
  readonly arrivalPlace: Uint32Array;
  /** Place of each ADU in processing order. */
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

/** An entry that is known to be there; NaN shows at once where that is wrong. */
export function numberAt(list: ArrayLike<number>, index: number): number {
  return list[index] ?? Number.NaN;
}

/** When an ADU becomes deliverable, when the application takes it, and when it is done with it. */
export function deliveryOf({ transfer, place, terms }: TransferRecord, adu: number) {
  const at = numberAt(place, adu);
  const taken = numberAt(transfer.accepted, at);
  return { deliverable: numberAt(transfer.deliverable, at), taken, processed: taken + terms.processing };
}

/** The ADUs of its stream that an ADU has to wait for when it arrives, the first to be sent first. */
export function missingBefore(record: TransferRecord, adu: number): number[] {
  const { arrival, arrivalPlace, terms } = record;
  const now = numberAt(arrival, adu);
  const missing: number[] = [];
  for (let before = adu - terms.streams; before >= 0; before -= terms.streams) {
    if (numberAt(arrivalPlace, before) > numberAt(arrivalPlace, adu)) missing.push(before);
    // what was deliverable before now had nothing missing before it
    else if (deliveryOf(record, before).deliverable <= now && isDelivered(record, before, adu)) break;
  }
  return missing.reverse();
}

/** Whether `before` was deliverable when `adu` came: of two ADUs at one instant the arrival order decides. */
function isDelivered(record: TransferRecord, before: number, adu: number): boolean {
  const { deliverable } = deliveryOf(record, before);
  if (deliverable < numberAt(record.arrival, adu)) return true;
  for (let at = before; at >= 0; at -= record.terms.streams) {
    if (numberAt(record.arrivalPlace, at) > numberAt(record.arrivalPlace, adu)) return false;
    if (deliveryOf(record, at).deliverable < deliverable) return true;
  }
  return true;
}

/** Several ordered streams, and not each ADU its own: colours tell them apart. */
export function isColouredByStream({ terms }: TransferRecord): boolean {
  return terms.streams > 1 && terms.streams < terms.adus;
}
