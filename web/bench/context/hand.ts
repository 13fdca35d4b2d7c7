// Changes by hand to single packets: the scenario's lists of delayed, lost and rescued transmissions.

import type { Scenarios } from '#pkg/params.ts';
import {
  type ForcedLists,
  hasItem,
  itemsOf,
  lostByHand,
  savedByHand,
  transmissionName,
  withItem,
  withoutItem,
} from '../../scenario/transmissions.ts';
import { paramsOf } from '../../scenario/values.ts';

/** Laboratories in which single packets can be changed by hand; in those of flows also delayed. */
export type HandLab = FlowLab | 'alf';
export type FlowLab = 'red' | 'dccp' | 'tcp';

/** The parameters for changes by hand that all scenarios of flows share. */
export type HandScenario = Pick<Scenarios[FlowLab], 'late' | 'lose' | 'save' | 'by' | 't0' | 't1' | 'pin'>;

export interface HandLists extends ForcedLists {
  readonly late?: string | undefined;
}

/** A transmission of a packet: packets are counted from 1, attempts from 0. */
export interface Transmission {
  readonly packet: number;
  readonly attempt: number;
}

function nameOf({ packet, attempt }: Transmission): string {
  return transmissionName(packet, attempt);
}

/** Whether a transmission is delayed by hand. */
export function isDelayed({ late = '' }: HandLists, transmission: Transmission): boolean {
  return hasItem(late, nameOf(transmission));
}

/** Delays a transmission, or takes the delay back. */
export function turnedDelay({ late = '' }: HandLists, transmission: Transmission): { late: string } {
  const name = nameOf(transmission);
  return { late: hasItem(late, name) ? withoutItem(late, name) : withItem(late, name) };
}

/** Loses a transmission that arrives, or saves one that is lost. */
export function turnedLists(
  hand: HandLists,
  transmission: Transmission,
  isLost: boolean,
): Partial<ForcedLists> {
  const { packet, attempt } = transmission;
  return isLost ? savedByHand(hand, packet, attempt) : lostByHand(hand, nameOf(transmission));
}

/** Whether a transmission can be lost or saved: the scenario's lists have room for it, or contain it already. */
export function canTurn(lab: HandLab, hand: HandLists, transmission: Transmission): boolean {
  const name = nameOf(transmission);
  return hasRoom(lab, hand) || hasItem(hand.lose, name) || hasItem(hand.save, name);
}

/** Whether a transmission can be delayed, or its delay taken back, which needs no room in the list. */
export function canDelay(lab: HandLab, hand: HandLists, transmission: Transmission): boolean {
  return hasRoom(lab, hand) || isDelayed(hand, transmission);
}

/** Characters of the longest name of a transmission and a comma. */
const LONGEST = 11;

function hasRoom(lab: HandLab, { late = '', lose, save }: HandLists): boolean {
  const most = paramsOf(lab).find(({ id }) => id === 'lose')?.values;
  return most?.kind !== 'text' || Math.max(late.length, lose.length, save.length) + LONGEST <= most.maxLength;
}

/** The first packet that is changed by hand; null if none is. */
export function firstChangedPacket({ late = '', lose, save }: HandLists): number | null {
  const packets = [late, lose, save].flatMap(itemsOf).map((item) => Number.parseInt(item, 10));
  return packets.length === 0 ? null : Math.min(...packets);
}
