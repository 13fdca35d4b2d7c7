// What a kept scenario is called: by what it has and the present one has not.

import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { isOf, shownValue } from '../../controls/value.ts';
import { isKept } from '../../scenario/kept.ts';
import { paramsOf, type Value, valueIn } from '../../scenario/values.ts';

/** More parameters than these are counted. */
const NAMED = 2;

/** "W = 32", "W = 32, L = 20% and 3 more", or "the same scenario". */
export function keptName<L extends LabId>(
  lab: L,
  kept: Readonly<Scenarios[L]>,
  scenario: Readonly<Scenarios[L]>,
): string {
  const apart = paramsOf(lab).filter(
    (param) => isKept(param) && valueIn(kept, param.id) !== valueIn(scenario, param.id),
  );
  if (apart.length === 0) return 'the same scenario';
  const named = apart.slice(0, NAMED).map((param) => said(param, valueIn(kept, param.id)));
  const more = apart.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function said(param: Param, value: Value): string {
  const name = param.symbol === '' ? param.name : param.symbol;
  if (isOf('choice', param)) {
    const chosen = param.values.options.find(({ id }) => id === value);
    return `${name}: ${(chosen?.name ?? `${value}`).toLowerCase()}`;
  }
  if (typeof value === 'number') return `${name} = ${shownValue(param, value)}`;
  return value === null ? `${name} by the model` : `${name}: ${value === '' ? 'none' : value}`;
}
