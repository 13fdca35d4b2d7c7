// Titles of presets, for kept scenarios that are presets and have no name of their own.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { presetKey } from '../../controls/presetKey.ts';
import { type KeptEntry, scenarioIn } from '../../scenario/kept/keptEntries.ts';
import type { PresetGroup } from '../../scenario/preset.ts';
import { fromPairs, type ParameterId, paramsOf } from '../../scenario/values.ts';

/** Titles by a scenario's key (KEYS), for each laboratory whose presets are loaded. */
export type PresetTitles = ReadonlyMap<LabId, ReadonlyMap<string, string>>;

export function titlesOf(lab: LabId, groups: readonly PresetGroup[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  const presets = groups
    .flatMap((group) => group.presets)
    .map(({ values, claim }) => ({ claim, whole: fromPairs(lab, new Map(Object.entries(values))) }));
  // first the keys of whole scenarios, then those without the parameters of the view; of presets with one key, the first
  for (const keyOf of KEYS) {
    for (const { whole, claim } of presets) {
      const key = keyOf(lab, whole);
      if (!titles.has(key)) titles.set(key, claim);
    }
  }
  return titles;
}

/** The title of the preset with exactly this scenario, else of one that differs only in parameters of the view. */
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
      view.map(({ id }) => id as ParameterId<L>),
    );
  },
];
