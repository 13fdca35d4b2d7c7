// The parameters in which two scenarios differ, and their values in words.

import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { valueWords } from '../../controls/valueWords.ts';
import { isKept } from '../../scenario/kept.ts';
import { paramsOf, type Value, valueIn } from '../../scenario/values.ts';

/** The parameters that differ, in the order of the table; without those of figures. */
export function differingParams<L extends LabId>(
  lab: L,
  a: Readonly<Scenarios[L]>,
  b: Readonly<Scenarios[L]>,
): readonly Param[] {
  return paramsOf(lab).filter((param) => isKept(param) && valueIn(a, param.id) !== valueIn(b, param.id));
}

/** Whether the runs of both scenarios use the same random numbers, so that their differences are paired. */
export function arePaired<L extends LabId>(a: Readonly<Scenarios[L]>, b: Readonly<Scenarios[L]>): boolean {
  return valueIn(a, 'seed') === valueIn(b, 'seed');
}

/** "W = 32 ADUs", "Queue: Drop-tail"; with `is` " =", for use after a colon, "Queue = Drop-tail". */
export function paramValueWords(param: Param, value: Value, is: ':' | ' =' = ':'): string {
  const name = param.symbol === '' ? param.name : param.symbol;
  return `${name}${typeof value === 'number' ? ' =' : is} ${valueWords(param, value)}`;
}
