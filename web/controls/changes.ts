// The parameters in which a scenario differs from a preset.

import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { paramsOf, type Value, valueIn } from '../scenario/values.ts';
import { FREE } from './presetKey.ts';

/** A parameter that differs, its value, and the preset's value. */
export interface ChangedValue {
  readonly param: Param;
  readonly now: Value;
  readonly before: Value;
}

/** The differences in the order of the table, without parameters of view (`view`) and those in `FREE`, such as the seed. */
export function changesFrom<L extends LabId>(
  lab: L,
  scenario: Readonly<Scenarios[L]>,
  preset: Readonly<Scenarios[L]>,
  view: readonly string[],
): ChangedValue[] {
  return paramsOf(lab)
    .map((param) => ({ param, now: valueIn(scenario, param.id), before: valueIn(preset, param.id) }))
    .filter(({ param: { id }, now, before }) => now !== before && ![...view, ...FREE].includes(id));
}

/** Up to this many differences are named with their values. */
export const WITH_VALUES = 2;
