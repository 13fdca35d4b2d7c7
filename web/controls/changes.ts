// What sets a scenario apart from a preset.

import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { paramsOf, type Value, valueIn } from '../scenario/values.ts';
import { FREE } from './presetKey.ts';

/** A parameter, its value, and that of the preset. */
export interface ChangedValue {
  readonly param: Param;
  readonly now: Value;
  readonly before: Value;
}

/** What differs, in the order of the table; ways of looking at a scenario, and its random numbers, leave a preset what it is. */
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

/** Up to so many are said with their values. */
export const WITH_VALUES = 2;
