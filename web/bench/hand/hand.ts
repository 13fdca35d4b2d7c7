// What a hand does to single packets of a flow: delays, losses and arrivals of the scenario.

import type { Scenarios } from '#pkg/params.ts';
import {
  hasItem,
  itemsOf,
  lostByHand,
  savedByHand,
  transmissionName,
  withItem,
  withoutItem,
} from '../../scenario/transmissions.ts';
import { paramsOf } from '../../scenario/values.ts';

/** Laboratories whose flow is touched packet by packet. */
export type HandLab = 'red' | 'dccp';

/** What their scenarios share. */
export type HandScenario = Pick<Scenarios[HandLab], 'late' | 'lose' | 'save' | 'by' | 't0' | 't1' | 'pin'>;

export type Hand = Pick<HandScenario, 'late' | 'lose' | 'save'>;

/** A transmission of a packet, which is counted from 1; the attempt from 0. */
export interface Transmission {
  readonly packet: number;
  readonly attempt: number;
}

export function isByHand({ late, lose, save }: Hand): boolean {
  return late !== '' || lose !== '' || save !== '';
}

export function leftAlone<S extends Hand>(scenario: Readonly<S>): S {
  return { ...scenario, late: '', lose: '', save: '' };
}

function nameOf({ packet, attempt }: Transmission): string {
  return transmissionName(packet, attempt);
}

export function isDelayed({ late }: Hand, transmission: Transmission): boolean {
  return hasItem(late, nameOf(transmission));
}

/** Delays a transmission, or takes the delay back. */
export function delayed(hand: Hand, transmission: Transmission): Partial<Hand> {
  const name = nameOf(transmission);
  return { late: hasItem(hand.late, name) ? withoutItem(hand.late, name) : withItem(hand.late, name) };
}

/** Loses a transmission that arrives, and saves one that is lost. */
export function turned(hand: Hand, transmission: Transmission, isLost: boolean): Partial<Hand> {
  const { packet, attempt } = transmission;
  return isLost ? savedByHand(hand, packet, attempt) : lostByHand(hand, nameOf(transmission));
}

/** Whether the scenario's lists can hold one more. */
export function hasRoom(lab: HandLab, { late, lose, save }: Hand): boolean {
  const most = paramsOf(lab).find(({ id }) => id === 'late')?.values;
  return most?.kind !== 'text' || Math.max(late.length, lose.length, save.length) + 11 <= most.maxLength;
}

/** The first packet that a hand is on; null where it is on none. */
export function firstTouched({ late, lose, save }: Hand): number | null {
  const packets = [late, lose, save].flatMap(itemsOf).map((item) => Number.parseInt(item, 10));
  return packets.length === 0 ? null : Math.min(...packets);
}
