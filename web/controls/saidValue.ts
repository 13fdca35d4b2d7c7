// The value of a parameter as sentences say it.

import type { Param } from '#pkg/params.ts';
import { whole } from '../notation/whole.ts';
import type { Value } from '../scenario/values.ts';
import { isOf, isShare, shownValue } from './value.ts';

/** As the control says it, a choice up to what explains it: "8", "10 ms", "Linux 2010", "none"; "packet 4" of transmissions. */
export function saidValue(param: Param, value: Value): string {
  if (isOf('choice', param)) {
    const name = param.values.options.find(({ id }) => id === value)?.name ?? `${value}`;
    return name.replace(/: .*$/, '');
  }
  if (typeof value === 'number') return shownValue(param, value);
  if (isOf('text', param)) {
    if (typeof value !== 'string' || value === '') return param.values.auto ?? 'none';
    if (param.values.grammar !== 'transmissions') return value;
    return `${value.includes(',') ? 'packets' : 'packet'} ${value}`;
  }
  return leftWords(param.values.kind === 'number' ? param.values.auto : '');
}

/** What the model takes itself, by the table's own words where they are few: "as the stack has it"; of "1/(1 - L): independent losses", what it means. */
function leftWords(auto: string): string {
  const words = auto.replace(/^[^.]*?: /, '').replace(/\. .*$/, '');
  return words !== '' && words.length <= 24 ? words : 'the model’s own';
}

/** A choice in quotes if it is more than a name. */
export function headedValue(param: Param, value: Value): string {
  const said = saidValue(param, value);
  return isOf('choice', param) && /[,;]|^The |(\S+ ){3}/.test(said) ? `“${said}”` : said;
}

/** Without a unit that is a word: it has been said of the other value. */
export function bareValue(param: Param, value: number): string {
  return isShare(param) || !/^[a-z]{4,}$/i.test(param.unit) ? saidValue(param, value) : whole(value);
}
