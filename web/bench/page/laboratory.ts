// The description of a laboratory that the bench works from.

import type { LabId, Param } from '#pkg/params.ts';
import type { PresetGroup } from '../../scenario/preset.ts';
import type { ParameterId } from '../../scenario/values.ts';
import type { HowToSource } from '../howto/howTo.ts';
import type { Leading } from '../results/leading.ts';

/** Ids of the parameters of one group, from the laboratory's generated table. */
export function idsOf<L extends LabId>(
  { params }: { readonly id: L; readonly params: readonly Param[] },
  group: Param['group'],
): ParameterId<L>[] {
  return params.flatMap((param) => (param.group === group ? [param.id as ParameterId<L>] : []));
}

/** A laboratory, or one of its benches, as its page uses it. */
export interface Laboratory<L extends LabId> {
  readonly id: L;
  readonly presets: readonly PresetGroup<L>[];
  /** Parameters that the panel always shows (`main`), and those that a click shows (`more`). */
  readonly main: readonly ParameterId<L>[];
  readonly more: readonly ParameterId<L>[];
  /** Parameters that only change how a scenario is looked at: the preset's name stays while they change. */
  readonly view: readonly ParameterId<L>[];
  /** The texts on how to read the laboratory's figures. */
  readonly howTo?: HowToSource;
  /** The result that the page leads with. */
  readonly leading?: Leading<L>;
}
