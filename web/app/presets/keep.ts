// What a preset is compared with where a reader chooses it.

import { KEEP } from '../../scenario/kept.ts';
import type { Preset } from '../../scenario/preset.ts';
import { valueIn } from '../../scenario/values.ts';

/** What the reader keeps, or else the preset itself; what the preset before it has brought goes with that one. */
export function keepFor(preset: Preset, kept: string, before: Preset | undefined): string {
  const own = kept === keepOf(before) ? '' : kept;
  return own === '' ? keepOf(preset) : own;
}

function keepOf(preset: Preset | undefined): string {
  return `${(preset && valueIn(preset.values, KEEP)) ?? ''}`;
}
