// Which parameters two scenarios differ in, and how their values are said.

import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { isOf, shownValue } from '../../controls/value.ts';
import { isKept } from '../../scenario/kept.ts';
import { paramsOf, type Value, valueIn } from '../../scenario/values.ts';

/** In the order of the table; figures' states do not count. */
export function differing<L extends LabId>(
  lab: L,
  a: Readonly<Scenarios[L]>,
  b: Readonly<Scenarios[L]>,
): readonly Param[] {
  return paramsOf(lab).filter((param) => isKept(param) && valueIn(a, param.id) !== valueIn(b, param.id));
}

/** Whether equal runs of both meet the same luck: their differences are those of pairs. */
export function arePaired<L extends LabId>(a: Readonly<Scenarios[L]>, b: Readonly<Scenarios[L]>): boolean {
  return valueIn(a, 'seed') === valueIn(b, 'seed');
}

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

/** What the model takes itself, by the table's own words where they are few: "as the stack has it". */
function leftWords(auto: string): string {
  return auto !== '' && auto.length <= 24 && !auto.includes(':') ? auto : 'the model’s own';
}

/** "W = 32 ADUs", "Queue: Drop-tail"; with `is`, "Queue = Drop-tail", for behind a colon. */
export function saidWith(param: Param, value: Value, is: ':' | ' =' = ':'): string {
  const name = param.symbol === '' ? param.name : param.symbol;
  return `${name}${typeof value === 'number' ? ' =' : is} ${saidValue(param, value)}`;
}
