// The key by which a scenario is found among the presets.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { encode } from '../scenario/encode.ts';
import { KEEP } from '../scenario/kept.ts';
import { type ParameterId, withDefaults } from '../scenario/values.ts';

export const SEED = 'seed';
/** Id of the parameter that says whether figures draw the paper's numbers. */
export const STATED = 'stated';

/** Parameters that do not change a preset, in addition to those of view. */
export const FREE: readonly string[] = [KEEP, SEED, STATED];

/** The text of a scenario without the parameters of view and those in `FREE`. */
export function presetKey<L extends LabId>(
  lab: L,
  values: Readonly<Scenarios[L]>,
  view: readonly ParameterId<L>[],
): string {
  return encode(lab, withDefaults(lab, values, [...view, ...FREE] as ParameterId<L>[]));
}
