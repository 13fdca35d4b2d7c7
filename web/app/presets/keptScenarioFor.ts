// The kept scenario with which a preset is compared when the reader chooses it.

import { KEEP } from '../../scenario/kept.ts';
import type { Preset } from '../../scenario/preset.ts';
import { valueIn } from '../../scenario/values.ts';

/** The scenario that the reader keeps, or else the preset's own; one that came with the preset `before` is dropped. */
export function keptScenarioFor(preset: Preset, kept: string, before: Preset | undefined): string {
  const own = kept === keepOf(before) ? '' : kept;
  return own === '' ? keepOf(preset) : own;
}

function keepOf(preset: Preset | undefined): string {
  return `${(preset && valueIn(preset.values, KEEP)) ?? ''}`;
}
