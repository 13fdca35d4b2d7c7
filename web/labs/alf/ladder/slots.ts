// Which of the receiver's buffers each ADU lies in: the lowest that is free when it arrives.

import type { TransferRecord } from './record.ts';
import { deliveryOf, numberAt } from './record.ts';

/** A buffer for each ADU that has to wait, from 0, by the order of arrival; and how many are used at most. */
export function bufferSlots(record: TransferRecord): { slots: Uint16Array; most: number } {
  const { of, received, arrival } = record;
  const slots = new Uint16Array(received.length);
  const free: number[] = [];
  // those that wait, in the order in which they were taken: the application takes in the order of `order`
  const slotOf = new Map<number, number>();
  let taken = 0;
  let most = 0;
  received.forEach((transmission, place) => {
    const adu = numberAt(of.txAdu, transmission);
    const now = numberAt(arrival, adu);
    while (numberAt(of.accepted, taken) <= now) {
      const slot = slotOf.get(numberAt(of.order, taken));
      if (slot !== undefined) free[slot] = 1;
      taken += 1;
    }
    if (deliveryOf(record, adu).taken <= now) return;
    let slot = free.indexOf(1);
    if (slot < 0) slot = free.length;
    free[slot] = 0;
    slotOf.set(adu, slot);
    slots[place] = slot;
    most = Math.max(most, slot + 1);
  });
  return { slots, most };
}
