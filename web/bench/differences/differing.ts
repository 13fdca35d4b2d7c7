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

/** "8", "10 ms", "exponential", "none". */
export function saidValue(param: Param, value: Value): string {
  if (isOf('choice', param)) {
    const chosen = param.values.options.find(({ id }) => id === value);
    return (chosen?.name ?? `${value}`).toLowerCase();
  }
  if (typeof value === 'number') return shownValue(param, value);
  return value === null ? 'by the model' : value === '' ? 'none' : value;
}

/** "W = 32 ADUs", "Queue: drop-tail". */
export function saidWith(param: Param, value: Value): string {
  const name = param.symbol === '' ? param.name : param.symbol;
  if (typeof value === 'number') return `${name} = ${saidValue(param, value)}`;
  return value === null ? `${name} by the model` : `${name}: ${saidValue(param, value)}`;
}
