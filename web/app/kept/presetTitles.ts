// What presets are called, for kept scenarios that have no name of their own.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { presetKey } from '../../controls/presetKey.ts';
import { type KeptEntry, scenarioIn } from '../../scenario/kept/keptEntries.ts';
import type { PresetGroup } from '../../scenario/preset.ts';
import { fromPairs, paramsOf } from '../../scenario/values.ts';

/** By what a scenario is found, of each laboratory whose presets are known. */
export type PresetTitles = ReadonlyMap<LabId, ReadonlyMap<string, string>>;

export function titlesOf(lab: LabId, groups: readonly PresetGroup[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const { values, claim } of groups.flatMap(({ presets }) => presets)) {
    const key = keyOf(lab, fromPairs(lab, new Map(Object.entries(values))));
    // of two that are looked at in two ways the first
    if (!titles.has(key)) titles.set(key, claim);
  }
  return titles;
}

export function titleIn(entry: KeptEntry, titles: PresetTitles): string | undefined {
  const scenario = scenarioIn(entry);
  return scenario === null ? undefined : titles.get(scenario.lab)?.get(keyOf(scenario.lab, scenario.values));
}

/** However its figures are looked at. */
function keyOf<L extends LabId>(lab: L, values: Readonly<Scenarios[L]>): string {
  const view = paramsOf(lab).filter(({ group }) => group === 'figure');
  return presetKey(
    lab,
    values,
    view.map(({ id }) => id as keyof Scenarios[L] & string),
  );
}
