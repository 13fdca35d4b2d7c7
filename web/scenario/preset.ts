// A preset is a scenario under the words of what it shows: a figure of a paper, a case for a lecture.

import type { LabId, Scenarios } from '#pkg/params.ts';

export interface Preset<L extends LabId = LabId> {
  readonly id: string;
  /** What the page then shows, in plain words: its title. */
  readonly claim: string;
  /** What to look at, in one sentence. */
  readonly note: string;
  /** What differs from the defaults. */
  readonly values: Readonly<Partial<Scenarios[L]>>;
}

export interface PresetGroup<L extends LabId = LabId> {
  readonly name: string;
  readonly presets: readonly Preset<L>[];
}
