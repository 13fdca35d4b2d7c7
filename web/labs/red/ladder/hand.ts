// What a hand does to single packets of the first flow: delays, losses and arrivals of the scenario.

import type { RedScenario } from '#pkg/params.ts';
import {
  hasItem,
  itemsOf,
  lostByHand,
  savedByHand,
  transmissionName,
  withItem,
  withoutItem,
} from '../../../scenario/transmissions.ts';
import { paramsOf } from '../../../scenario/values.ts';

export type Hand = Pick<RedScenario, 'late' | 'lose' | 'save'>;

/** A transmission of a segment, which is counted from 1; the attempt from 0. */
export interface Transmission {
  readonly segment: number;
  readonly attempt: number;
}

export function isByHand({ late, lose, save }: Hand): boolean {
  return late !== '' || lose !== '' || save !== '';
}

export function leftAlone(scenario: Readonly<RedScenario>): RedScenario {
  return { ...scenario, late: '', lose: '', save: '' };
}

function nameOf({ segment, attempt }: Transmission): string {
  return transmissionName(segment, attempt);
}

export function isDelayed({ late }: Hand, transmission: Transmission): boolean {
  return hasItem(late, nameOf(transmission));
}

/** Delays a transmission, or takes the delay back. */
export function delayed(hand: Hand, transmission: Transmission): Partial<RedScenario> {
  const name = nameOf(transmission);
  return { late: hasItem(hand.late, name) ? withoutItem(hand.late, name) : withItem(hand.late, name) };
}

/** Loses a transmission that arrives, and saves one that is lost. */
export function turned(hand: Hand, transmission: Transmission, isLost: boolean): Partial<RedScenario> {
  const { segment, attempt } = transmission;
  return isLost ? savedByHand(hand, segment, attempt) : lostByHand(hand, nameOf(transmission));
}

/** Whether the scenario's lists can hold one more. */
export function hasRoom({ late, lose, save }: Hand): boolean {
  const most = paramsOf('red').find(({ id }) => id === 'late')?.values;
  return most?.kind !== 'text' || Math.max(late.length, lose.length, save.length) + 11 <= most.maxLength;
}

/** The first segment that a hand is on; null where it is on none. */
export function firstTouched({ late, lose, save }: Hand): number | null {
  const segments = [late, lose, save].flatMap(itemsOf).map((item) => Number.parseInt(item, 10));
  return segments.length === 0 ? null : Math.min(...segments);
}
