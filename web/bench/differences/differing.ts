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

/** "8", "10 ms", "exponential", "none". */
export function saidValue(param: Param, value: Value): string {
  if (isOf('choice', param)) {
    const chosen = param.values.options.find(({ id }) => id === value);
    return (chosen?.name ?? `${value}`).toLowerCase();
  }
  if (typeof value === 'number') return shownValue(param, value);
  if (isOf('text', param))
    return typeof value === 'string' && value !== '' ? value : (param.values.auto ?? 'none');
  return leftWords(param.values.kind === 'number' ? param.values.auto : '');
}

/** What the model takes itself, by the table's own words where they are few: "as the stack has it". */
function leftWords(auto: string): string {
  return auto !== '' && auto.length <= 24 && !auto.includes(':') ? auto : 'the model’s own';
}

/** "W = 32 ADUs", "Queue: drop-tail". */
export function saidWith(param: Param, value: Value): string {
  const name = param.symbol === '' ? param.name : param.symbol;
  if (typeof value === 'number') return `${name} = ${saidValue(param, value)}`;
  return value === null ? `${name} by the model` : `${name}: ${saidValue(param, value)}`;
}
