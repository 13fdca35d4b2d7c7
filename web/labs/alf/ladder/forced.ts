// Dropping and saving packets: changes of the scenario's forced losses and arrivals.

import type { AlfScenario } from '#pkg/params.ts';
import {
  type ForcedLists,
  hasItem,
  lostByHand,
  transmissionName as nameOf,
  savedByHand,
} from '../../../scenario/transmissions.ts';
import { paramsOf } from '../../../scenario/values.ts';

/** A transmission, both counted from 0. */
export interface Transmission {
  readonly adu: number;
  readonly attempt: number;
}

/** As the scenario writes it: `7`, or `7.2` for the second attempt. */
export function transmissionName({ adu, attempt }: Transmission): string {
  return nameOf(adu + 1, attempt);
}

export function dropped(lists: ForcedLists, transmission: Transmission): Partial<AlfScenario> {
  return lostByHand(lists, transmissionName(transmission));
}

export function saved(lists: ForcedLists, { adu, attempt }: Transmission): Partial<AlfScenario> {
  return savedByHand(lists, adu + 1, attempt);
}

export function isForced({ lose, save }: ForcedLists, transmission: Transmission): boolean {
  const name = transmissionName(transmission);
  return hasItem(lose, name) || hasItem(save, name);
}

/** Whether the scenario's lists can hold one more. */
export function hasRoom({ lose, save }: ForcedLists): boolean {
  const most = paramsOf('alf').find(({ id }) => id === 'lose')?.values;
  return most?.kind !== 'text' || Math.max(lose.length, save.length) + 9 <= most.maxLength;
}
