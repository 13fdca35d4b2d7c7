// Lists of single transmissions in scenarios, such as `7,9.2`, which readers change one transmission at a time.

import { normalise } from './grammar.ts';

/** The name of a transmission: `7`, or `7.2` for the second attempt; `attempt` is counted from 0. */
export function transmissionName(packet: number, attempt: number): string {
  return attempt === 0 ? `${packet}` : `${packet}.${attempt + 1}`;
}

export function itemsOf(list: string): string[] {
  return list === '' ? [] : list.split(',');
}

export function hasItem(list: string, name: string): boolean {
  return itemsOf(list).includes(name);
}

export function withItem(list: string, name: string): string {
  return normalise('transmissions', [...itemsOf(list), name].join(',')).text;
}

export function withoutItem(list: string, name: string): string {
  return itemsOf(list)
    .filter((item) => item !== name)
    .join(',');
}

/** The lists of transmissions that are lost, and that are saved from loss, by hand. */
export interface ForcedLists {
  readonly lose: string;
  readonly save: string;
}

/** The lists after an arriving transmission is lost by hand: its forced arrival is taken back, or a loss is forced. */
export function lostByHand({ lose, save }: ForcedLists, name: string): Partial<ForcedLists> {
  return hasItem(save, name) ? { save: withoutItem(save, name) } : { lose: withItem(lose, name) };
}

/** The lists after a lost transmission is saved by hand. It needs no later attempts: these are removed from both lists. */
export function savedByHand({ lose, save }: ForcedLists, packet: number, attempt: number): ForcedLists {
  const name = transmissionName(packet, attempt);
  const isOurs = hasItem(lose, name);
  return {
    lose: withoutLater(isOurs ? withoutItem(lose, name) : lose, packet, attempt),
    save: withoutLater(isOurs ? save : withItem(save, name), packet, attempt),
  };
}

function withoutLater(list: string, packet: number, attempt: number): string {
  return itemsOf(list)
    .filter((item) => {
      const [of, nth = '1'] = item.split('.');
      return Number(of) !== packet || Number(nth) <= attempt + 1;
    })
    .join(',');
}
