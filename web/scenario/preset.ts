// A preset: a scenario with a claim in words that it shows, such as a figure of a paper or a case for a lecture.

import type { LabId, Scenarios } from '#pkg/params.ts';

export interface Preset<L extends LabId = LabId> {
  readonly id: string;
  /** What the scenario shows, in plain words: the preset's title. */
  readonly claim: string;
  /** What to look at, in one sentence. */
  readonly note: string;
  /** The parameters that differ from their defaults. */
  readonly values: Readonly<Partial<Scenarios[L]>>;
}

export interface PresetGroup<L extends LabId = LabId> {
  readonly name: string;
  readonly presets: readonly Preset<L>[];
}
