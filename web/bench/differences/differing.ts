// Which parameters two scenarios differ in, and how their values are said.

import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { saidValue } from '../../controls/saidValue.ts';
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

/** "W = 32 ADUs", "Queue: Drop-tail"; with `is`, "Queue = Drop-tail", for behind a colon. */
export function saidWith(param: Param, value: Value, is: ':' | ' =' = ':'): string {
  const name = param.symbol === '' ? param.name : param.symbol;
  return `${name}${typeof value === 'number' ? ' =' : is} ${saidValue(param, value)}`;
}
