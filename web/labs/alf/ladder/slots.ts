// Which of the receiver's buffers each ADU takes: the lowest that is free when it arrives.

import type { TransferRecord } from './record.ts';
import { numberAt } from './record.ts';

/** The buffer of each ADU that has to wait, from 0, in order of arrival; and the largest number of buffers in use. */
export function bufferSlots(record: TransferRecord): { slots: Uint16Array; most: number } {
  const { transfer, received, arrival } = record;
  const slots = new Uint16Array(received.length);
  const free: number[] = [];
  // buffer by ADU; -1 for an ADU that does not wait
  const slotOf = new Int16Array(received.length).fill(-1);
  let taken = 0;
  let most = 0;
  for (let place = 0; place < received.length; place += 1) {
    const adu = numberAt(transfer.txAdu, numberAt(received, place));
    const now = numberAt(arrival, adu);
    while (numberAt(transfer.accepted, taken) <= now) {
      const slot = numberAt(slotOf, numberAt(transfer.order, taken));
      if (slot >= 0) free[slot] = 1;
      taken += 1;
    }
    if (numberAt(transfer.accepted, numberAt(record.place, adu)) <= now) continue;
    let slot = free.indexOf(1);
    if (slot < 0) slot = free.length;
    free[slot] = 0;
    slotOf[adu] = slot;
    slots[place] = slot;
    most = Math.max(most, slot + 1);
  }
  return { slots, most };
}
