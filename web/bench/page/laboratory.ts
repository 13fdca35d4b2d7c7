// What the bench needs to know of a laboratory.

import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import type { PresetGroup } from '../../scenario/preset.ts';
import type { HowToSource } from '../howto/howTo.ts';
import type { Leading } from '../results/leading.ts';

type Id<L extends LabId> = keyof Scenarios[L] & string;

/** The parameters of one group, from the laboratory's generated table. */
export function idsOf<L extends LabId>(
  { params }: { readonly id: L; readonly params: readonly Param[] },
  group: Param['group'],
): Id<L>[] {
  return params.flatMap((param) => (param.group === group ? [param.id as Id<L>] : []));
}

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
