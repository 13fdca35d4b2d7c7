// What a laboratory shows in the panel of presets; loaded when the panel is opened.

import type { LabId, Scenarios } from '#pkg/params.ts';
import type { PresetGroup } from '../../scenario/preset.ts';
import type { Grounds } from '../../sources/grounds.ts';

/** Words that readers search by, and that no sentence of a preset has. */
export interface Asked {
  readonly words: string;
  /** Ids of presets; left out where they lead to every preset of the laboratory. */
  readonly presets?: readonly string[];
}

export interface Claims<L extends LabId = LabId> {
  readonly lab: L;
  readonly groups: readonly PresetGroup<L>[];
  readonly asked: readonly Asked[];
  /** By the ids of presets; those that no source speaks of have none. */
  readonly grounds: Readonly<Record<string, Grounds>>;
  /** The most that a small picture takes of what costs time. */
  readonly atMost: Readonly<Partial<Scenarios[L]>>;
}
