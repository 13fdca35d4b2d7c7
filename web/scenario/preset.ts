// A preset is a scenario with a name: a figure of a paper, a case for a lecture.

import type { LabId, Scenarios } from '#pkg/params.ts';

export interface Preset<L extends LabId> {
  readonly id: string;
  readonly name: string;
  /** What to look at, in one sentence. */
  readonly note: string;
  /** What differs from the defaults. */
  readonly values: Readonly<Partial<Scenarios[L]>>;
}
