// A laboratory's texts in the panel of presets; loaded when the panel is opened.

import type { LabId, Scenarios } from '#pkg/params.ts';
import type { PresetGroup } from '../../scenario/preset.ts';
import type { Grounds } from '../../sources/grounds.ts';

/** Search words that readers use and that no text of a preset contains. */
export interface SearchWords {
  readonly words: string;
  /** Ids of the presets that the words find; by default all presets of the laboratory. */
  readonly presets?: readonly string[];
}

export interface Claims<L extends LabId = LabId> {
  readonly lab: L;
  readonly groups: readonly PresetGroup<L>[];
  readonly asked: readonly SearchWords[];
  /** By preset id; a preset that no source speaks of has none. */
  readonly grounds: Readonly<Record<string, Grounds>>;
  /** Upper limits, for small pictures, of the parameters that cost computing time. */
  readonly atMost: Readonly<Partial<Scenarios[L]>>;
}
