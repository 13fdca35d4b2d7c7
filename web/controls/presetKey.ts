// By what a scenario is found among the presets.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { encode } from '../scenario/encode.ts';
import { KEEP } from '../scenario/kept.ts';
import { without } from '../scenario/values.ts';

export const SEED = 'seed';
/** Whether figures draw the paper's numbers. */
export const STATED = 'stated';

/** What leaves a preset what it is, besides how its figures are looked at. */
export const FREE: readonly string[] = [KEEP, SEED, STATED];

/** The text of a scenario, however it is looked at, and with whichever random numbers: both leave a preset what it is. */
export function presetKey<L extends LabId>(
  lab: L,
  values: Readonly<Scenarios[L]>,
  view: readonly (keyof Scenarios[L] & string)[],
): string {
  return encode(lab, without(lab, values, [...view, ...FREE] as (keyof Scenarios[L] & string)[]));
}
