// What the bench needs to know of a laboratory.

import type { LabId, Scenarios } from '#pkg/params.ts';
import type { PresetGroup } from '../../scenario/preset.ts';
import type { JobView } from '../../sim-react/useJob.ts';
import type { HowToSource } from '../howto/howTo.ts';
import type { MeasureId } from '../measures/table.ts';
import type { Replicated } from '../measures/useReplications.ts';

type Id<L extends LabId> = keyof Scenarios[L] & string;

/** A laboratory, or one of its benches, as its page needs to know it. */
export interface Laboratory<L extends LabId> {
  readonly id: L;
  readonly presets: readonly PresetGroup<L>[];
  /** The parameters that stay in reach, and those that are a click away. */
  readonly main: readonly Id<L>[];
  readonly more: readonly Id<L>[];
  /** Ways of looking at a scenario: a preset stays the same while they change. */
  readonly view: readonly Id<L>[];
  /** How its figures are read. */
  readonly howTo?: HowToSource;
  /** The result that the page leads with. */
  readonly leading?: Leading<L>;
}

export interface Leading<L extends LabId> {
  readonly measure: MeasureId<L>;
  /** In a sentence, where the measure's own name is a term: "the share of the link in use". */
  readonly called?: string;
  /** It is a share that is won: a comparison says "wins less", and not "lowers". */
  readonly isWon?: boolean;
  /** The runs of a scenario with all measures. */
  readonly useRuns: (scenario: Readonly<Scenarios[L]>) => Pick<JobView<Replicated<L>>, 'result' | 'isStale'>;
}
