// Dropping and saving packets: changes of the scenario's forced losses and arrivals.

import type { AlfScenario } from '#pkg/params.ts';
import { normalise } from '../../../scenario/grammar.ts';
import { paramsOf } from '../../../scenario/values.ts';

/** A transmission, both counted from 0. */
export interface Transmission {
  readonly adu: number;
  readonly attempt: number;
}

type Lists = Pick<AlfScenario, 'lose' | 'save'>;

/** As the scenario writes it: `7`, or `7.2` for the second attempt. */
export function transmissionName({ adu, attempt }: Transmission): string {
  return attempt === 0 ? `${adu + 1}` : `${adu + 1}.${attempt + 1}`;
}

/** What makes a transmission that arrives be lost: its forced arrival is taken back, or a loss is forced. */
export function dropped({ lose, save }: Lists, transmission: Transmission): Partial<AlfScenario> {
  const name = transmissionName(transmission);
  return has(save, name) ? { save: without(save, name) } : { lose: withItem(lose, name) };
}

/** What makes a transmission that is lost arrive. Later attempts never come then: what was forced on them goes too. */
export function saved({ lose, save }: Lists, transmission: Transmission): Partial<AlfScenario> {
  const name = transmissionName(transmission);
  const isOurs = has(lose, name);
  return {
    lose: withoutLater(isOurs ? without(lose, name) : lose, transmission),
    save: withoutLater(isOurs ? save : withItem(save, name), transmission),
  };
}

export function isForced({ lose, save }: Lists, transmission: Transmission): boolean {
  const name = transmissionName(transmission);
  return has(lose, name) || has(save, name);
}

/** Whether the scenario's lists can hold one more. */
export function hasRoom({ lose, save }: Lists): boolean {
  const most = paramsOf('alf').find(({ id }) => id === 'lose')?.values;
  return most?.kind !== 'text' || Math.max(lose.length, save.length) + 9 <= most.maxLength;
}

function items(list: string): string[] {
  return list === '' ? [] : list.split(',');
}

function has(list: string, name: string): boolean {
  return items(list).includes(name);
}

function without(list: string, name: string): string {
  return items(list)
    .filter((item) => item !== name)
    .join(',');
}

function withoutLater(list: string, { adu, attempt }: Transmission): string {
  return items(list)
    .filter((item) => {
      const [of, nth = '1'] = item.split('.');
      return Number(of) !== adu + 1 || Number(nth) <= attempt + 1;
    })
    .join(',');
}

function withItem(list: string, name: string): string {
  return normalise('transmissions', [...items(list), name].join(',')).text;
}
