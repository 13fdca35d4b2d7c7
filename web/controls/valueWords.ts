// The value of a parameter in a sentence.

import type { Param } from '#pkg/params.ts';
import { formatCount } from '../notation/formatCount.ts';
import type { Value } from '../scenario/values.ts';
import { isOf, isShare, shownValue } from './value.ts';

/** A value as its control shows it, a choice without the explanation after its colon: "8", "10 ms", "Linux 2010", "none"; for a list of transmissions "packet 4". */
export function valueWords(param: Param, value: Value): string {
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

/** The value of a parameter left to the model, in the table's words if these are short: "as the stack has it"; of "1/(1 - L): independent losses" the part after the colon. */
function leftWords(auto: string): string {
  const words = auto.replace(/^[^.]*?: /, '').replace(/\. .*$/, '');
  return words !== '' && words.length <= 24 ? words : 'the model’s own';
}

/** A value for a heading: a choice is in quotes if it is more than a name. */
export function headingValue(param: Param, value: Value): string {
  const said = valueWords(param, value);
  return isOf('choice', param) && /[,;]|^The |(\S+ ){3}/.test(said) ? `“${said}”` : said;
}

/** A second value beside another, without its unit if that is a word, since the first value has it. */
export function valueWithoutUnit(param: Param, value: number): string {
  return isShare(param) || !/^[a-z]{4,}$/i.test(param.unit) ? valueWords(param, value) : formatCount(value);
}
