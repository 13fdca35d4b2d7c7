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
  const presets = groups
    .flatMap((group) => group.presets)
    .map(({ values, claim }) => ({ claim, whole: fromPairs(lab, new Map(Object.entries(values))) }));
  // a preset's whole scenario first, then without how its figures are looked at; of two that are equal then, the first
  for (const keyOf of KEYS) {
    for (const { whole, claim } of presets) {
      const key = keyOf(lab, whole);
      if (!titles.has(key)) titles.set(key, claim);
    }
  }
  return titles;
}

/** The title of the preset with exactly this scenario; if there is none, of the one that differs only in how its figures are looked at. */
export function titleIn(entry: KeptEntry, titles: PresetTitles): string | undefined {
  const scenario = scenarioIn(entry);
  if (scenario === null) return undefined;
  const { lab, values } = scenario;
  const found = KEYS.map((keyOf) => titles.get(lab)?.get(keyOf(lab, values)));
  return found.find((title) => title !== undefined);
}

type KeyOf = <L extends LabId>(lab: L, values: Readonly<Scenarios[L]>) => string;

const KEYS: readonly KeyOf[] = [
  (lab, values) => presetKey(lab, values, []),
  <L extends LabId>(lab: L, values: Readonly<Scenarios[L]>) => {
    const view = paramsOf(lab).filter(({ group }) => group === 'figure');
    return presetKey(
      lab,
      values,
      view.map(({ id }) => id as keyof Scenarios[L] & string),
    );
  },
];
