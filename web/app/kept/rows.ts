// The words of each row in the list: a kept scenario's laboratory, and the parameters that set it apart.

import type { LabId } from '#pkg/params.ts';
import { bare, short } from '../../bench/compare/names.ts';
import { differingParams } from '../../bench/differences/differingParams.ts';
import { keptName } from '../../bench/differences/keptName.ts';
import { valueWords } from '../../controls/valueWords.ts';
import { keptOf, routeOf } from '../../scenario/decode.ts';
import { type KeptEntry, scenarioIn } from '../../scenario/kept/keptEntries.ts';
import { keptText } from '../../scenario/kept.ts';
import { defaultsOf, type Scenario, valueIn } from '../../scenario/values.ts';
import { nameOf } from '../laboratories.ts';

/** An entry's laboratory, read from its address alone: the laboratories' tables may not be loaded yet. */
export function labOf({ text }: KeptEntry): LabId {
  const route = routeOf(text);
  // never thrown: `entriesOf` takes only texts of laboratories
  if (route.kind !== 'laboratory') throw new Error(`${text} is in the list and is no scenario`);
  return route.lab;
}

/** An entry's name; without one its preset's title, else the parameters that differ from the defaults. */
export function titleOf(entry: KeptEntry, presets: ReadonlyMap<string, string>): string {
  if (entry.name !== '') return entry.name;
  const scenario = scenarioIn(entry);
  if (scenario === null) return nameOf(labOf(entry));
  const own = keptName(scenario.lab, scenario.values, defaultsOf(scenario.lab));
  return presets.get(entry.text) ?? (own === '' ? nameOf(scenario.lab) : own);
}

/** The words of a row: "Delivery, W = 8", or compared with entry 2: "beside 2: W = 8, not 32". Words of the title are not repeated. */
export function rowWords(entry: KeptEntry, others: readonly KeptEntry[], title = ''): string {
  const scenario = scenarioIn(entry);
  if (scenario === null) return nameOf(labOf(entry));
  return besideWords(scenario, others) ?? aloneWords(scenario, title);
}

function aloneWords({ lab, values }: Scenario, title: string): string {
  const own = keptName(lab, values, defaultsOf(lab));
  return own === '' || own === title ? nameOf(lab) : `${nameOf(lab)}, ${own}`;
}

/** Null if the scenario is compared with nothing, or with an equal scenario. */
function besideWords({ lab, values }: Scenario, others: readonly KeptEntry[]): string | null {
  const kept = keptOf(lab, values);
  if (kept === null) return null;
  const apart = differingParams(lab, values, kept);
  const [first, second] = apart;
  if (first === undefined) return null;
  const said =
    second === undefined
      ? `${short(first, values)}, not ${valueWords(bare(first), valueIn(kept, first.id))}`
      : keptName(lab, values, kept);
  const text = keptText(lab, kept);
  const place = others.findIndex((other) => {
    const of = scenarioIn(other);
    return of !== null && of.lab === lab && keptText(of.lab, of.values) === text;
  });
  return place < 0 ? `${nameOf(lab)}: ${said}` : `beside ${place + 1}: ${said}`;
}
